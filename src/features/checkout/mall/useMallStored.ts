import type { MallQuote } from "#contract/mall.ts";
import type { useSharedMethods } from "#parts/payments/useSharedMethods.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import { useStoredAhead } from "../useStoredAhead.ts";

interface Purchase {
  readonly shops: readonly ChosenShop[];
  readonly quotes: readonly MallQuote[];
  readonly methods: Pick<ReturnType<typeof useSharedMethods>, "balance" | "types">;
  /** The method that was chosen. */
  readonly chosen: number | null;
}

/** What cards and vouchers pay of a purchase before it is placed, and the method that it is then placed with. */
export function useMallStored({ chosen, methods, quotes, shops }: Purchase) {
  const priced = shops.flatMap(({ lines, store_id }) => {
    const quote = quotes.find((one) => one.store_id === store_id);
    if (quote === undefined) return [];
    return {
      order_no: store_id,
      store_id,
      to_pay: quote.bill.total,
      lines: lines.map(({ goods_id, number, price }) => ({ goods_id, line_total: number * price })),
    };
  });
  const { pay_type, stored } = useStoredAhead({
    orders: priced.length === shops.length ? priced : [],
    total: quotes.reduce((yen, { bill }) => yen + bill.total, 0),
    types: methods.types ?? [],
    wallet: methods.balance ?? null,
    chosen,
  });
  /** What pays of a shop's order. */
  const partsOf = (store_id: string) => stored.ofStores[store_id] ?? [];
  return { pay_type, stored: { ...stored, partsOf } };
}
