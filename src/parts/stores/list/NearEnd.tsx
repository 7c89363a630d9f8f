import { useTranslation } from "react-i18next";
import { fartherThan } from "#domain/delivery/near.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { distance } from "#text/distance.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./ListEnd.module.css";
import { cleared, filterCount, reachOf, type StoreChoice } from "./storeChoice.ts";

interface NearEndProps {
  readonly choice: StoreChoice;
  readonly onChange: (choice: StoreChoice) => void;
  /** Nothing is near. */
  readonly isEmpty?: boolean;
}

/** Where what is near ends: how far that was, and the way to what is farther. */
export default function NearEnd({ choice, onChange, isEmpty = false }: NearEndProps) {
  const { t } = useTranslation("finding");
  const { t: ts } = useTranslation("stores");
  const tag = useLanguageTag();
  const hasTexts = useTexts(["finding"]);
  const reach = reachOf(choice);
  if (!hasTexts || reach === null) return null;
  const wider = fartherThan(reach);
  const { max_distance: _, ...filter } = choice.filter;
  const button = (
    <Button kind="outline" block onClick={() => onChange({ ...choice, filter, reach: wider })}>
      {wider === null ? t("near.anywhere") : t("near.widen", { distance: distance(wider, tag) })}
    </Button>
  );
  if (!isEmpty) {
    return (
      <div className={styles.near}>
        <p>{t("near.all", { distance: distance(reach, tag) })}</p>
        {button}
      </div>
    );
  }
  return (
    <EmptyState
      title={t("near.none", { distance: distance(reach, tag) })}
      illustration={<NothingFound />}
      action={
        <>
          {button}
          {filterCount(filter) > 0 && (
            <Button kind="quiet" block onClick={() => onChange(cleared(choice))}>
              {ts("clearFilters")}
            </Button>
          )}
        </>
      }
    />
  );
}
