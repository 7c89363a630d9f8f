import type { RequestOf } from "#contract/call.ts";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import type { CartLine, LineProblem } from "#contract/cart.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { MallQuote } from "#contract/mall.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { requestedLines } from "#domain/cart/requestedLines.ts";
import type { AgreedPrice } from "#features/checkout/useCheckout.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import type { ShopDraft } from "#state/orders/mallDraft.ts";
import { giftFaults, giftOf } from "./giftOf.ts";

interface Placing {
  readonly shops: readonly ChosenShop[];
  readonly drafts: Readonly<Record<string, ShopDraft>>;
  readonly quotes: readonly MallQuote[];
  readonly coupons: ReadonlyMap<string, string | null>;
  /** A total that was agreed to after it had changed. */
  readonly accepted: AgreedPrice | null;
  readonly address_id: string;
  readonly pay_type: PayType;
  readonly companyName: string;
  readonly isOldEnough: boolean;
}

/** The request of a purchase: one order for each shop, with the total that was shown for it. */
export function mallRequest(placing: Placing): RequestOf<typeof mallCreateOrder> {
  const { accepted, address_id, companyName, coupons, drafts, isOldEnough, pay_type, quotes, shops } =
    placing;
  return {
    orders: shops.flatMap(({ lines, store_id }) => {
      const draft = drafts[store_id];
      const quote = quotes.find((one) => one.store_id === store_id);
      if (quote === undefined || !draft?.client_order_id) return [];
      const coupon_id = coupons.get(store_id) ?? null;
      const section = quote.shipping?.delivery_sections.find(
        ({ delivery_section }) => delivery_section === draft.section,
      );
      const remark = draft.remark.trim();
      const gift = giftOf(draft.gift);
      return {
        client_order_id: draft.client_order_id,
        store_id,
        lines: requestedLines(lines),
        ...(coupon_id === null ? {} : { coupon_id }),
        ...(draft.date === null ? {} : { delivery_date: draft.date }),
        ...(section === undefined ? {} : { delivery_section: section.delivery_section }),
        ...(remark === "" ? {} : { remark }),
        ...(gift === undefined ? {} : { gift }),
        shown_total: accepted?.store_id === store_id ? accepted.total : quote.bill.total,
      };
    }),
    address_id,
    pay_type,
    ...(companyName.trim() === "" ? {} : { companyName: companyName.trim() }),
    ...(isOldEnough ? { is_age_confirmed: 1 } : {}),
  };
}

interface Stand {
  readonly shops: readonly ChosenShop[];
  readonly isAddressed: boolean;
  readonly quotes: readonly MallQuote[];
  readonly drafts: Readonly<Record<string, ShopDraft>>;
  readonly pay_type: number | null;
  readonly isAgeOpen: boolean;
  /** Shops whose day the provider did not take. */
  readonly late: ReadonlySet<string>;
}

/** What a purchase still lacks: an address that each shop ships to, days that can be had, a way to pay, an age, a whole gift. */
export function mallFaults({ drafts, isAddressed, isAgeOpen, late, pay_type, quotes, shops }: Stand) {
  const gifts = new Map(
    shops.flatMap(({ store_id }) => {
      const faults = giftFaults(drafts[store_id]?.gift);
      return Object.keys(faults).length > 0 ? [[store_id, faults] as const] : [];
    }),
  );
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
    /** What is wrong with a shop's gift. */
    gifts,
    isNone:
      isAddressed &&
      pay_type !== null &&
      !isAgeOpen &&
      unshipped.size === 0 &&
      pastDay.size === 0 &&
      gifts.size === 0,
  };
}

/** Chosen lines brought up to date: what cannot be had is out, the rest has the number and the price of today. */
export function tidyLines(lines: readonly CartLine[], problems: readonly LineProblem[]): CartLine[] {
  return lines.flatMap((line) => {
    const found = problems.filter((problem) => lineKey(problem) === lineKey(line));
    return found.reduce<CartLine[]>(
      (kept, { left, price, reason }) =>
        kept.flatMap((one) => {
          if (reason === "price_changed") return [{ ...one, price }];
          const isTooMany = reason === "short" || reason === "limit";
          return isTooMany && left > 0 ? [{ ...one, number: Math.min(one.number, left) }] : [];
        }),
      [line],
    );
  });
}
