import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreType } from "#contract/storeLists.ts";
import { FindMe } from "#parts/places/FindMe.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Switch } from "#ui/fields/Checkbox.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./StoreControls.module.css";
import type { StoreChoice } from "./storeChoice.ts";

type Filter = StoreChoice["filter"];

interface FilterSheetProps {
  readonly open: boolean;
  readonly filter: Filter;
  readonly storeTypes: readonly StoreType[];
  readonly onClose: () => void;
  readonly onApply: (filter: Filter) => void;
}

/** What stores are chosen by; nothing changes in the list until it is applied. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, onApply } = props;
  const { t } = useTranslation("finding");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["finding"]);
  // What is chosen while the sheet is open; each opening starts from what is applied.
  const [draft, setDraft] = useState<Filter | null>(null);
  const filter = draft ?? props.filter;
  const end = (act: () => void) => {
    setDraft(null);
    act();
  };
  if (!hasTexts) return null;
  return (
    <Sheet
      open={open}
      onClose={() => end(onClose)}
      title={t("filter.title")}
      closeLabel={tc("close")}
      tall
      footer={
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={() => setDraft({})}>
            {t("filter.clear")}
          </Button>
          <Button onClick={() => end(() => onApply(filter))}>{t("filter.show")}</Button>
        </div>
      }
    >
      <Filters
        filter={filter}
        storeTypes={props.storeTypes}
        onChange={setDraft}
        onLeave={() => end(onClose)}
      />
    </Sheet>
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly storeTypes: readonly StoreType[];
  readonly onChange: (filter: Filter) => void;
  readonly onLeave: () => void;
}

function Filters({ filter, storeTypes, onChange, onLeave }: FiltersProps) {
  const { t } = useTranslation("finding");
  const hasPosition = useAtomValue(positionAtom) !== undefined;
  const words = useFilterWords(hasPosition);
  const set = (change: { readonly [Key in keyof Filter]: Filter[Key] | undefined }) => {
    const entries = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(entries));
  };
  return (
    <div className={styles.sheet}>
      <Switch
        label={t("filter.isOpen")}
        checked={filter.is_open === 1}
        onChange={({ currentTarget }) => set({ is_open: currentTarget.checked ? 1 : undefined })}
      />
      {storeTypes.length > 0 && (
        <FilterChoice
          title={t("filter.storeType")}
          name="storeType"
          options={storeTypes.map(({ store_type, name }) => ({ of: store_type, label: name }))}
          value={filter.store_type}
          onChange={(store_type) => set({ store_type })}
        />
      )}
      <FilterChoice
        title={t("filter.orderType")}
        name="orderType"
        options={words.orderTypes}
        value={filter.order_type}
        onChange={(order_type) => set({ order_type })}
      />
      {hasPosition && (
        <FilterChoice
          title={t("filter.distance")}
          name="distance"
          options={words.distances}
          value={filter.max_distance}
          onChange={(max_distance) => set({ max_distance })}
        />
      )}
      <FilterChoice
        title={t("filter.delivery")}
        name="delivery"
        options={words.deliveries}
        value={filter.delivery}
        onChange={(delivery) => set({ delivery })}
      />
      <FilterChoice
        title={t("filter.price")}
        name="price"
        options={words.prices}
        value={words.prices.find(({ of }) => of.min === filter.min_price && of.max === filter.max_price)?.of}
        onChange={(price) => set({ min_price: price?.min, max_price: price?.max })}
      />
      <FilterChoice
        title={t("filter.sales")}
        name="sales"
        options={words.sales}
        value={filter.min_sales}
        onChange={(min_sales) => set({ min_sales })}
      />
      {!hasPosition && (
        <div className={styles.group}>
          <h3>{t("filter.distance")}</h3>
          <p className={styles.note}>{t("filter.needsPlace")}</p>
          <FindMe onLeave={onLeave} />
        </div>
      )}
    </div>
  );
}

export interface FilterOption<Value> {
  readonly of: Value;
  readonly label: string;
}

interface FilterChoiceProps<Value> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly FilterOption<Value>[];
  /** Undefined: any will do. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const ANY = "any";

/** One of a filter's values, or any. */
function FilterChoice<Value>({ title, name, options, value, onChange }: FilterChoiceProps<Value>) {
  const { t } = useTranslation("finding");
  const chosen = options.findIndex(({ of }) => of === value);
  return (
    <div className={styles.group}>
      <h3 aria-hidden="true">{title}</h3>
      <ChipGroup
        label={title}
        name={name}
        value={chosen < 0 ? ANY : `${chosen}`}
        options={[
          { value: ANY, label: t("filter.any") },
          ...options.map(({ label }, index) => ({ value: `${index}`, label })),
        ]}
        onChange={(key) => onChange(key === ANY ? undefined : options[Number(key)]?.of)}
      />
    </div>
  );
}

/** Metres. */
const DISTANCES = [500, 1_000, 3_000, 5_000, 10_000] as const;
/** Orders of 30 days. */
const SALES = [50, 100, 300] as const;
/** Yen for one person; the same objects each time, as a choice is told by its object. */
const PRICES: readonly { readonly min?: number; readonly max?: number }[] = [
  { max: 1_000 },
  { min: 1_000, max: 2_000 },
  { min: 2_000, max: 4_000 },
  { min: 4_000 },
];

/** The values of the filters, in words. */
function useFilterWords(hasPosition: boolean) {
  const { t } = useTranslation("finding");
  const { t: ts } = useTranslation("stores");
  const tag = useLanguageTag();
  const price = ({ min, max }: (typeof PRICES)[number]) => {
    if (min === undefined) return t("filter.upTo", { price: money(max ?? 0) });
    if (max === undefined) return t("filter.from", { price: money(min) });
    return t("filter.between", { from: money(min), to: money(max) });
  };
  const deliveries = hasPosition ? ([1, 2, 3] as const) : ([1, 2] as const);
  return {
    orderTypes: ([1, 2, 3] as const).map((of) => ({ of, label: ts(`orderType.${of}`) })),
    distances: DISTANCES.map((of) => ({ of, label: t("filter.within", { distance: distance(of, tag) }) })),
    deliveries: deliveries.map((of) => ({ of, label: t(`filter.delivery${of}`) })),
    prices: PRICES.map((of) => ({ of, label: price(of) })),
    sales: SALES.map((of) => ({ of, label: t("filter.salesFrom", { count: of }) })),
  };
}
