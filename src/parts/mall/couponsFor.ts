import type { MallQuote } from "#contract/mall.ts";
import type { ShopDraft } from "#state/orders/mallDraft.ts";

/**
 * The coupon of each shop's order, by `store_id`: the one that was chosen, else the one that saves most there. Each is
 * used once: what a shop has taken is not proposed to the next.
 */
export function couponsFor(
  quotes: readonly MallQuote[],
  drafts: Readonly<Record<string, ShopDraft>>,
): ReadonlyMap<string, string | null> {
  const taken = new Set(
    quotes.flatMap(({ store_id }) => {
      const chosen = drafts[store_id]?.coupon;
      return chosen ? [chosen] : [];
    }),
  );
  const used = new Set<string>();
  return new Map(
    quotes.map(({ coupons, store_id }) => {
      const chosen = drafts[store_id]?.coupon;
      const usable = coupons
        .filter(({ can_use }) => can_use === 1)
        .toSorted((a, b) => b.discount - a.discount);
      const isFree = (id: string | null) => id !== null && !used.has(id);
      const found =
        chosen === null
          ? undefined
          : usable.find(({ member_coupon_id: id }) =>
              chosen === undefined ? isFree(id) && !taken.has(id ?? "") : id === chosen && isFree(id),
            );
      const id = found?.member_coupon_id ?? null;
      if (id !== null) used.add(id);
      return [store_id, id];
    }),
  );
}
