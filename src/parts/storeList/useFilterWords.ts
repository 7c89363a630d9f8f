import { useTranslation } from "react-i18next";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

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
export function useFilterWords(hasPosition: boolean) {
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
