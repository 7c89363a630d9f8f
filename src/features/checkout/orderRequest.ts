import type { addOrder, createOrder } from "#contract/calls/order.ts";
import type { RequestOf } from "#contract/call.ts";
import type { CartLine } from "#contract/cart.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { CheckoutValues } from "./checkoutFaults.ts";

interface Placing {
  readonly client_order_id: string;
  readonly lines: readonly CartLine[];
  readonly values: CheckoutValues;
  readonly shown_total: number;
  /** The coupon that comes off it, as a `member_coupon_id`. */
  readonly coupon_id: string | null;
}

/** Lines of a cart as an order asks for them. */
export const requestedLines = (lines: readonly CartLine[]) =>
  lines.map(({ goods_id, option_value, number, price, offer }) => ({
    goods_id,
    option_value: [...option_value],
    number,
    price,
    ...(offer ? { special_id: offer.special_id } : {}),
  }));

/** The request of a new order at a table. */
export function createRequest(
  placing: Placing,
  place: { readonly store_id: string; readonly table_id: string | null },
): RequestOf<typeof createOrder> {
  const { values } = placing;
  return {
    client_order_id: placing.client_order_id,
    store_id: place.store_id,
    order_type: 1,
    ...(place.table_id ? { table_id: place.table_id } : {}),
    people: values.people ?? 0,
    ...(values.tableware && values.people ? { tableware: values.tableware } : {}),
    remark: values.remark,
    companyName: values.companyName,
    ...(placing.coupon_id === null ? {} : { coupon_id: placing.coupon_id }),
    pay_type: (values.pay_type ?? 1) as PayType,
    lines: requestedLines(placing.lines),
    shown_total: placing.shown_total,
  };
}

/** The request that adds dishes to an order. */
export function addRequest(
  placing: Omit<Placing, "coupon_id">,
  order_no: string,
): RequestOf<typeof addOrder> {
  return {
    client_order_id: placing.client_order_id,
    order_no,
    people: placing.values.people ?? 0,
    remark: placing.values.remark,
    lines: requestedLines(placing.lines),
    shown_total: placing.shown_total,
  };
}
