import type { TFunction } from "i18next";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MANDATORY_ALLERGENS } from "#contract/allergens.ts";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import type { StoreType } from "#contract/storeLists.ts";
import { MOST_COUNTED } from "#domain/values/mostCounted.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { FindMe } from "#parts/places/FindMe.tsx";
import { useSettled } from "#parts/shell/clock.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { placeAskedAtom, positionAtom } from "#state/places/whereabouts.ts";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Switch } from "#ui/fields/Checkbox.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { FilterChoice, FilterChoices } from "./FilterChoice.tsx";
import styles from "./StoreControls.module.css";
import type { Asked, StoreChoice } from "./storeChoice.ts";
import { storeListRequest } from "./useStoreList.ts";

type Filter = StoreChoice["filter"];

interface FilterSheetProps {
  readonly open: boolean;
  readonly choice: StoreChoice;
  readonly storeTypes: readonly StoreType[];
  readonly asked?: Asked | undefined;
  readonly keyword?: string | undefined;
  readonly way?: OffPremises | undefined;
  readonly onClose: () => void;
  readonly onApply: (filter: Filter) => void;
}

/** What stores are chosen by: it tells how many are left, and nothing changes in the list until it is applied. */
export default function FilterSheet(props: FilterSheetProps) {
  const { choice, open, onClose, onApply } = props;
  const { t } = useTranslation("finding");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["finding", "menu"]);
  // What is chosen while the sheet is open; each opening starts from what is applied.
  const [draft, setDraft] = useState<Filter | null>(null);
  const filter = draft ?? choice.filter;
  const count = useCount({ ...choice, filter }, props);
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
          <Button onClick={() => end(() => onApply(filter))}>
            <span role="status">{count === null ? t("filter.show") : countWords(t, count)}</span>
          </Button>
        </div>
      }
    >
      <Filters
        filter={filter}
        storeTypes={props.storeTypes}
        way={props.way}
        onChange={setDraft}
        onLeave={() => end(onClose)}
      />
    </Sheet>
  );
}

function countWords(t: TFunction<"finding">, count: number): string {
  return count >= MOST_COUNTED
    ? t("filter.showMany", { count: MOST_COUNTED })
    : t("filter.showCount", { count });
}

/** Milliseconds without another tap before it is counted. */
const PAUSE = 250;

/** How many stores a choice leaves; null until that is known. The list asks for the same, and then has it. */
function useCount(choice: StoreChoice, { asked, keyword, open }: FilterSheetProps): number | null {
  const place = useAtomValue(placeAskedAtom);
  const request = storeListRequest(asked ? asked(choice) : choice, place, keyword ? { keyword } : {});
  const key = JSON.stringify(request);
  const isSettled = useSettled(key, PAUSE) === key;
  const { data } = useCall(storeListCall, open && isSettled ? request : null, { isSilent: true });
  return data?.count ?? null;
}

interface FiltersProps {
  readonly filter: Filter;
  readonly storeTypes: readonly StoreType[];
  readonly way: OffPremises | undefined;
  readonly onChange: (filter: Filter) => void;
  readonly onLeave: () => void;
}

function Filters({ filter, storeTypes, way, onChange, onLeave }: FiltersProps) {
  const { t } = useTranslation("finding");
  const hasPosition = useAtomValue(positionAtom) !== undefined;
  const words = useFilterWords(hasPosition && way === undefined);
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
        <FilterChoices
          title={t("filter.storeType")}
          name="storeType"
          options={storeTypes.map(({ store_type, name }) => ({ of: store_type, label: name }))}
          value={filter.store_types}
          onChange={(store_types) => set({ store_types })}
        />
      )}
      {way === undefined && (
        <FilterChoice
          title={t("filter.orderType")}
          name="orderType"
          options={words.orderTypes}
          value={filter.order_type}
          onChange={(order_type) => set({ order_type })}
        />
      )}
      {hasPosition && way !== OrderType.delivery && (
        <FilterChoice
          title={t("filter.distance")}
          name="distance"
          options={words.distances}
          value={filter.max_distance}
          onChange={(max_distance) => set({ max_distance })}
        />
      )}
      {way !== OrderType.takeAway && (
        <FilterChoices
          title={t("filter.delivery")}
          name="delivery"
          options={words.deliveries}
          value={filter.delivery}
          onChange={(delivery) => set({ delivery })}
        />
      )}
      <FilterChoice
        title={t("filter.price")}
        name="price"
        options={words.prices}
        value={words.prices.find(({ of }) => of.min === filter.min_price && of.max === filter.max_price)?.of}
        onChange={(price) => set({ min_price: price?.min, max_price: price?.max })}
      />
      <FilterChoices
        title={t("filter.diet")}
        name="diet"
        options={[{ of: "vegetarian" as const, label: t("filter.vegetarian") }]}
        value={filter.tags}
        onChange={(tags) => set({ tags })}
      />
      <FilterChoices
        title={t("filter.without")}
        note={t("filter.withoutNote")}
        name="without"
        options={words.allergens}
        value={filter.without}
        onChange={(without) => set({ without })}
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
function useFilterWords(canDeliverHere: boolean) {
  const { t } = useTranslation("finding");
  const { t: ts } = useTranslation("stores");
  const { t: tm } = useTranslation("menu");
  const tag = useLanguageTag();
  const price = ({ min, max }: (typeof PRICES)[number]) => {
    if (min === undefined) return t("filter.upTo", { price: money(max ?? 0) });
    if (max === undefined) return t("filter.from", { price: money(min) });
    return t("filter.between", { from: money(min), to: money(max) });
  };
  const deliveries = canDeliverHere ? ([1, 2, 3] as const) : ([1, 2] as const);
  return {
    orderTypes: ([1, 2, 3] as const).map((of) => ({ of, label: ts(`orderType.${of}`) })),
    distances: DISTANCES.map((of) => ({ of, label: t("filter.within", { distance: distance(of, tag) }) })),
    deliveries: deliveries.map((of) => ({ of, label: t(`filter.delivery${of}`) })),
    allergens: MANDATORY_ALLERGENS.map((of) => ({ of, label: tm(`allergen.${of}`) })),
    prices: PRICES.map((of) => ({ of, label: price(of) })),
    sales: SALES.map((of) => ({ of, label: t("filter.salesFrom", { count: of }) })),
  };
}
