import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSort } from "#contract/enumerations.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { STORE_SORTS } from "./storeChoice.ts";

const WhereSheet = lazyAgain(() => import("#parts/place/WhereSheet.tsx"));

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
    if (chosen === 2 && !hasPosition) setAsking(true);
    else onChange(chosen);
  };
  // A place that was forgotten leaves nothing to sort by.
  const shown = sort === 2 && !hasPosition ? 1 : sort;
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
            onChosen={() => onChange(2)}
          />
        </LazyLayer>
      )}
    </>
  );
}
