import type { RequestOf } from "#contract/call.ts";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { MallQuote } from "#contract/mall.ts";
import type { ShopDraft } from "#state/orders/mallDraft.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import { requestedLines } from "../orderRequest.ts";

interface Placing {
  readonly shops: readonly ChosenShop[];
  readonly drafts: Readonly<Record<string, ShopDraft>>;
  readonly quotes: readonly MallQuote[];
  readonly coupons: ReadonlyMap<string, string | null>;
  /** A total that was agreed to after it had changed. */
  readonly accepted: { readonly store_id: string; readonly total: number } | null;
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
      return {
        client_order_id: draft.client_order_id,
        store_id,
        lines: requestedLines(lines),
        ...(coupon_id === null ? {} : { coupon_id }),
        ...(draft.date === null ? {} : { delivery_date: draft.date }),
        ...(section === undefined ? {} : { delivery_section: section.delivery_section }),
        ...(remark === "" ? {} : { remark }),
        shown_total: accepted?.store_id === store_id ? accepted.total : quote.bill.total,
      };
    }),
    address_id,
    pay_type,
    ...(companyName.trim() === "" ? {} : { companyName: companyName.trim() }),
    ...(isOldEnough ? { is_age_confirmed: 1 } : {}),
  };
}
