import type { createOrder } from "#contract/calls/order.ts";
import type { RequestOf } from "#contract/call.ts";
import type { CartLine } from "#contract/cart.ts";
import type { PayType } from "#contract/enumerations.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import { LONGEST_REMARK } from "../checkoutFaults.ts";
import { requestedLines } from "../orderRequest.ts";
import type { AwayValues } from "./awayFaults.ts";
import type { AwayType } from "./cartAway.ts";

interface Placing {
  readonly client_order_id: string;
  readonly store_id: string;
  readonly type: AwayType;
  readonly lines: readonly CartLine[];
  readonly values: AwayValues;
  readonly pay_type: PayType;
  /** The member's address that a delivery goes to. */
  readonly address_id: string | null;
  /** Said to the courier before the customer's own words. */
  readonly note: string;
  readonly shown_total: number;
  /** The coupon that comes off it, as a `member_coupon_id`. */
  readonly coupon_id: string | null;
}

/** The request of an order to take away or to be delivered. */
export function awayRequest(placing: Placing): RequestOf<typeof createOrder> {
  const {
    address_id,
    client_order_id,
    coupon_id,
    lines,
    note,
    pay_type,
    shown_total,
    store_id,
    type,
    values,
  } = placing;
  const { companyName, mealTime, remark, tableware } = values;
  const email = values.email.trim();
  return {
    client_order_id,
    store_id,
    order_type: type,
    ...(tableware === null ? {} : { tableware }),
    remark: [note, remark.trim()].filter(Boolean).join("\n").slice(0, LONGEST_REMARK),
    companyName,
    ...(mealTime === null ? {} : { mealTime }),
    ...(type === 2
      ? {
          contact: {
            name: values.name.trim(),
            phone: typedPhone(values.phone),
            ...(email === "" ? {} : { email }),
          },
        }
      : {}),
    ...(address_id === null ? {} : { delivery: { address_id } }),
    ...(coupon_id === null ? {} : { coupon_id }),
    pay_type,
    lines: requestedLines(lines),
    shown_total,
  };
}
