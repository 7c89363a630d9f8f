import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type OffPremises, OrderType, StoreSort } from "#contract/enumerations.ts";
import type { StoreType } from "#contract/storeLists.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { filterIcon } from "#ui/icons/discovery.ts";
import styles from "./StoreControls.module.css";
import { type Asked, filterCount, STORE_SORTS, type StoreChoice } from "./storeChoice.ts";

const FilterSheet = lazyWithRetry(() => import("./FilterSheet.tsx"));

interface StoreControlsProps {
  readonly choice: StoreChoice;
  readonly onChange: (choice: StoreChoice) => void;
  readonly storeTypes: readonly StoreType[];
  /** A choice as the list asks for it, with what the screen itself narrows it to. */
  readonly asked?: Asked | undefined;
  /** Words that the list holds. */
  readonly keyword?: string;
  /** The one way of ordering that the list is of; without it one chooses from all. */
  readonly way?: OffPremises;
  /** Tells two such rows on one page apart. */
  readonly name?: string;
  /** What else stands at the end of the row. */
  readonly children?: ReactNode;
}

/** The row above a list of stores: the filters, and how to sort. */
export function StoreControls(props: StoreControlsProps) {
  const { choice, onChange, name = "sort", way, children, ...others } = props;
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
      <SortChips
        name={name}
        sort={choice.sort}
        way={way}
        onChange={(sort) => onChange({ ...choice, sort })}
      />
      {children}
      {filtering !== null && (
        <LazyLayer>
          <FilterSheet
            {...others}
            open={filtering}
            choice={choice}
            way={way}
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
  /** What is fetched has no delivery fee to sort by. */
  readonly way?: OffPremises | undefined;
}

/** How to sort a list of stores. Sorting by distance asks where the customer is. */
export function SortChips({ sort, onChange, name = "sort", way }: SortChipsProps) {
  const { t } = useTranslation("stores");
  const hasPosition = useAtomValue(positionAtom) !== undefined;
  /** Null until it was opened once: its code comes then. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const sortBy = (chosen: StoreSort) => {
    if (chosen === StoreSort.distance && !hasPosition) setAsking(true);
    else onChange(chosen);
  };
  const sorts =
    way === OrderType.takeAway ? STORE_SORTS.filter((each) => each !== StoreSort.deliveryFee) : STORE_SORTS;
  // A place that was forgotten leaves nothing to sort by.
  const isLost = (sort === StoreSort.distance && !hasPosition) || !sorts.some((each) => each === sort);
  const shown = isLost ? StoreSort.comprehensive : sort;
  return (
    <>
      <ChipGroup
        label={t("sort.label")}
        name={name}
        scroll
        value={`${shown}`}
        options={sorts.map((each) => ({ value: `${each}`, label: t(`sort.${each}`) }))}
        onChange={(value) => {
          const chosen = sorts.find((each) => `${each}` === value);
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
