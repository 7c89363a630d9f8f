import type { MallQuote } from "#contract/mall.ts";
import type { ShopDraft } from "#state/orders/mallDraft.ts";

interface Stand {
  readonly isAddressed: boolean;
  readonly quotes: readonly MallQuote[];
  readonly drafts: Readonly<Record<string, ShopDraft>>;
  readonly pay_type: number | null;
  readonly isAgeOpen: boolean;
  /** Shops whose day the provider did not take. */
  readonly late: ReadonlySet<string>;
}

/** What a purchase still lacks: an address that each shop ships to, days that can be had, a way to pay, an age. */
export function mallFaults({ drafts, isAddressed, isAgeOpen, late, pay_type, quotes }: Stand) {
  const unshipped = new Set(
    quotes.filter(({ shipping }) => shipping?.is_shipped_to === 0).map(({ store_id }) => store_id),
  );
  const pastDay = new Set(
    quotes
      .filter(({ shipping, store_id }) => {
        const date = drafts[store_id]?.date ?? null;
        return (
          date !== null &&
          shipping !== null &&
          (date < shipping.delivery_from || date > shipping.delivery_until)
        );
      })
      .map(({ store_id }) => store_id),
  );
  return {
    isUnaddressed: !isAddressed,
    isUnpaid: pay_type === null,
    isAgeOpen,
    /** Shops that do not ship to the address. */
    unshipped,
    /** Shops whose day is past, or was when it was ordered: it is to be chosen again. */
    pastDay: new Set([...pastDay, ...late]),
    isNone: isAddressed && pay_type !== null && !isAgeOpen && unshipped.size === 0 && pastDay.size === 0,
  };
}
