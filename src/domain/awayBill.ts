import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { type BillLine, billOf, type CouponOff } from "./bill.ts";
import type { DeliveryPrices } from "./deliveryFee.ts";

/**
 * The bill of an order to take away or to be delivered, in yen: no cover charge, and the fee of the place's `terms`;
 * null where it is collected. `rates` are those of the way of ordering.
 */
export function awayBill(
  lines: readonly BillLine[],
  terms: DeliveryPrices | null,
  rates: TaxRates,
  coupon: CouponOff | null = null,
): Bill {
  const cover = { is_tea_money: 0, tea_money: 0, people: 0 } as const;
  return billOf({ lines, coupon, cover, rates, ...(terms && { delivery: terms }) });
}
