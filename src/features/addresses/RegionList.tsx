import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { foldWidth } from "#domain/values/typedText.ts";
import { Card } from "#ui/lists/Card.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import styles from "./RegionList.module.css";

const folded = (text: string) => foldWidth(text).toLowerCase();

interface Choice {
  readonly region_id: string;
  readonly name: string;
  /** In Japanese. */
  readonly written: string;
  readonly has_regions: 0 | 1;
}

interface RegionListProps<Region extends Choice> {
  readonly regions: readonly Region[];
  /** Leaves only the names that hold them. */
  readonly words: string;
  readonly onChoose: (region: Region) => void;
  /** Takes the focus when it comes in the place of the list before it. */
  readonly hasFocus: boolean;
}

/** Prefectures, or the cities of one. */
export function RegionList<Region extends Choice>({
  regions,
  words,
  onChoose,
  hasFocus,
}: RegionListProps<Region>) {
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
