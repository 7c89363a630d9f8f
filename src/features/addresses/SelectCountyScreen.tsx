import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import type { ResponseOf } from "#contract/call.ts";
import { getAddress } from "#contract/calls/places.ts";
import * as Code from "#contract/codes.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { AddressPage } from "./AddressPage.tsx";
import styles from "./Addresses.module.css";
import { draftOf, formOf, useBackToForm } from "./addressDraft.ts";

/**
 * Prefecture, then city, from the list of all (`/selectCounty`); the form that asked gets both at once. Each choice is
 * an entry of the history, so that back undoes it.
 */
export default function SelectCountyScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.selectCounty>;
}) {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const chosen = chosenIn(location.state);
  const [words, setWords] = useState("");
  const backToForm = useBackToForm(query.addressId, chosen.length);
  const last = chosen.at(-1);
  const { data, failure, reload, isValidating } = useCall(
    getAddress,
    last ? { region_id: last.region_id } : {},
    { handles: [Code.noData] },
  );

  const choose = (region: Region) => {
    const all = [...chosen, region];
    setWords("");
    if (region.has_regions === 1) {
      void navigate(createPath(location), { state: { chosen: all } });
      return;
    }
    const [prefecture, ...cities] = all.map(({ written }) => written);
    draftOf(query.addressId).add({ prefecture: prefecture ?? "", city: cities.join("") });
    backToForm();
  };
  const level = last ? "city" : "prefecture";

  return (
    <AddressPage
      title={t(`county.${level}`)}
      parent="addAddress"
      backTo={formOf(query.addressId)}
      bar={
        <div className={styles.search}>
          <SearchField
            key={last?.region_id ?? "all"}
            label={t(`county.${level}Search`)}
            placeholder={t(`county.${level}Search`)}
            clearLabel={t("clear")}
            onSearch={setWords}
            onType={setWords}
          />
        </div>
      }
    >
      {last && (
        <div className={styles.chosen}>
          <strong>{chosen.map(({ name }) => name).join("")}</strong>
          <Button size="small" kind="quiet" onClick={() => void navigate(-1)}>
            {t("county.change")}
          </Button>
        </div>
      )}
      {data ? (
        <RegionList
          key={last?.region_id ?? "all"}
          regions={data.regions}
          words={words.trim()}
          onChoose={choose}
          hasFocus={last !== undefined}
        />
      ) : failure ? (
        <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
    </AddressPage>
  );
}

const folded = (text: string) => foldWidth(text).toLowerCase();

interface Choice {
  readonly region_id: string;
  readonly name: string;
  /** In Japanese. */
  readonly written: string;
  readonly has_regions: 0 | 1;
}

interface RegionListProps<One extends Choice> {
  readonly regions: readonly One[];
  /** Leaves only the names that hold them. */
  readonly words: string;
  readonly onChoose: (region: One) => void;
  /** Takes the focus when it comes in the place of the list before it. */
  readonly hasFocus: boolean;
}

/** Prefectures, or the cities of one. */
function RegionList<One extends Choice>({ regions, words, onChoose, hasFocus }: RegionListProps<One>) {
  const { t } = useTranslation("addresses");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    window.scrollTo(0, 0);
    list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [hasFocus]);
  const found = regions.filter(
    ({ name, written }) => folded(name).includes(folded(words)) || written.includes(words),
  );
  return (
    <>
      <p className={words === "" ? "visually-hidden" : styles.count} role="status">
        {words !== "" && t("county.found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t("county.none")} illustration={<NothingFound />}>
          {t("county.noneText")}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul ref={list}>
            {found.map((region) => (
              <li key={region.region_id}>
                <ListRow
                  title={region.name}
                  note={region.written === region.name ? undefined : <span lang="ja">{region.written}</span>}
                  onClick={() => onChoose(region)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

type Region = ResponseOf<typeof getAddress>["regions"][number];

/** The regions that were chosen on the way to an entry of the history, as its state carries them. */
function chosenIn(state: unknown): readonly Region[] {
  if (typeof state !== "object" || state === null || !("chosen" in state)) return [];
  return Array.isArray(state.chosen) && state.chosen.every(isRegion) ? state.chosen : [];
}

function isRegion(one: unknown): one is Region {
  if (typeof one !== "object" || one === null) return false;
  return (
    "region_id" in one &&
    typeof one.region_id === "string" &&
    "name" in one &&
    typeof one.name === "string" &&
    "written" in one &&
    typeof one.written === "string"
  );
}
