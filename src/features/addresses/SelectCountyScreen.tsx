import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { getAddress } from "#contract/calls/places.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { AddressPage } from "./AddressPage.tsx";
import { chosenIn, type Region } from "./chosenIn.ts";
import { draftOf } from "./draftOf.ts";
import { formOf } from "./formOf.ts";
import { RegionList } from "./RegionList.tsx";
import styles from "./RegionList.module.css";
import { useBackToForm } from "./useBackToForm.ts";

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
    { handles: [101] },
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
