import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSort } from "#contract/enumerations.ts";
import type { StoreType } from "#contract/storeSummary.ts";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { positionAtom } from "#state/whereabouts.ts";
import { ChipGroup } from "#ui/ChipGroup.tsx";
import { filterIcon } from "#ui/icons/filterIcon.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { filterCount, STORE_SORTS, type StoreChoice } from "./storeChoice.ts";
import styles from "./StoreControls.module.css";

const FilterSheet = lazy(() => import("./FilterSheet.tsx"));
const WhereSheet = lazy(() => import("#parts/place/WhereSheet.tsx"));

interface StoreControlsProps {
  readonly choice: StoreChoice;
  readonly onChange: (choice: StoreChoice) => void;
  readonly storeTypes: readonly StoreType[];
  /** Tells two such rows on one page apart. */
  readonly name?: string;
}

/** The row above a list of stores: the filters, and how to sort. Sorting by distance asks where the customer is. */
export function StoreControls({ choice, onChange, storeTypes, name = "sort" }: StoreControlsProps) {
  const { t } = useTranslation("stores");
  const hasPosition = useAtomValue(positionAtom) !== undefined;
  /** Null until it was opened once: its code comes then. */
  const [filtering, setFiltering] = useState<boolean | null>(null);
  const [asking, setAsking] = useState<boolean | null>(null);
  const count = filterCount(choice.filter);
  const sortBy = (sort: StoreSort) => {
    if (sort === 2 && !hasPosition) setAsking(true);
    else onChange({ ...choice, sort });
  };
  // A place that was forgotten leaves nothing to sort by.
  const shown = choice.sort === 2 && !hasPosition ? 1 : choice.sort;
  return (
    <div className={styles.row}>
      <IconButton
        icon={filterIcon}
        kind={count > 0 ? "tinted" : "plain"}
        label={count > 0 ? t("filter.count", { count }) : t("filter.open")}
        count={count}
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
      />
      <ChipGroup
        label={t("sort.label")}
        name={name}
        scroll
        value={`${shown}`}
        options={STORE_SORTS.map((sort) => ({ value: `${sort}`, label: t(`sort.${sort}`) }))}
        onChange={(value) => {
          const sort = STORE_SORTS.find((each) => `${each}` === value);
          if (sort) sortBy(sort);
        }}
      />
      <SectionBoundary isLayer>
        <Suspense fallback={null}>
          {filtering !== null && (
            <FilterSheet
              open={filtering}
              filter={choice.filter}
              storeTypes={storeTypes}
              onClose={() => setFiltering(false)}
              onApply={(filter) => {
                onChange({ ...choice, filter });
                setFiltering(false);
              }}
            />
          )}
          {asking !== null && (
            <WhereSheet
              open={asking}
              reason={t("where.forDistance")}
              onClose={() => setAsking(false)}
              onChosen={() => onChange({ ...choice, sort: 2 })}
            />
          )}
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
