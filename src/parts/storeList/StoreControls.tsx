import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreType } from "#contract/storeLists.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { filterIcon } from "#ui/icons/discovery.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { SortChips } from "./SortChips.tsx";
import { filterCount, type StoreChoice } from "./storeChoice.ts";
import styles from "./StoreControls.module.css";

const FilterSheet = lazyAgain(() => import("./FilterSheet.tsx"));

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
