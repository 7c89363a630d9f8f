import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StoreSort } from "#contract/enumerations.ts";
import type { StoreType } from "#contract/storeLists.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { filterIcon } from "#ui/icons/discovery.ts";
import styles from "./StoreControls.module.css";
import { filterCount, STORE_SORTS, type StoreChoice } from "./storeChoice.ts";

const FilterSheet = lazyWithRetry(() => import("./FilterSheet.tsx"));

interface StoreControlsProps {
  readonly choice: StoreChoice;
  readonly onChange: (choice: StoreChoice) => void;
  readonly storeTypes: readonly StoreType[];
  /** Tells two such rows on one page apart. */
  readonly name?: string;
}

/** The row above a list of stores: the filters, and how to sort. */
export function StoreControls({ choice, onChange, storeTypes, name = "sort" }: StoreControlsProps) {
  const { t } = useTranslation("stores");
  /** Null until it was opened once: its code comes then. */
  const [filtering, setFiltering] = useState<boolean | null>(null);
  const count = filterCount(choice.filter);
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
      <SortChips name={name} sort={choice.sort} onChange={(sort) => onChange({ ...choice, sort })} />
      {filtering !== null && (
        <LazyLayer>
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
        </LazyLayer>
      )}
    </div>
  );
}

const WhereSheet = lazyWithRetry(() => import("#parts/places/WhereSheet.tsx"));

interface SortChipsProps {
  readonly sort: StoreSort;
  readonly onChange: (sort: StoreSort) => void;
  /** Tells two such rows on one page apart. */
  readonly name?: string;
}

/** How to sort a list of stores. Sorting by distance asks where the customer is. */
export function SortChips({ sort, onChange, name = "sort" }: SortChipsProps) {
  const { t } = useTranslation("stores");
  const hasPosition = useAtomValue(positionAtom) !== undefined;
  /** Null until it was opened once: its code comes then. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const sortBy = (chosen: StoreSort) => {
    if (chosen === StoreSort.distance && !hasPosition) setAsking(true);
    else onChange(chosen);
  };
  // A place that was forgotten leaves nothing to sort by.
  const shown = sort === StoreSort.distance && !hasPosition ? 1 : sort;
  return (
    <>
      <ChipGroup
        label={t("sort.label")}
        name={name}
        scroll
        value={`${shown}`}
        options={STORE_SORTS.map((each) => ({ value: `${each}`, label: t(`sort.${each}`) }))}
        onChange={(value) => {
          const chosen = STORE_SORTS.find((each) => `${each}` === value);
          if (chosen) sortBy(chosen);
        }}
      />
      {asking !== null && (
        <LazyLayer>
          <WhereSheet
            open={asking}
            reason={t("where.forDistance")}
            onClose={() => setAsking(false)}
            onChosen={() => onChange(StoreSort.distance)}
          />
        </LazyLayer>
      )}
    </>
  );
}
