import type { TaxClass } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { type Cover, coverCharge } from "./coverCharge.ts";
import { type DeliveryPrices, deliveryFee } from "./deliveryFee.ts";
import { taxLines } from "./taxLines.ts";

export interface BillLine {
  /** Yen a piece before and after the goods' discount, options included, as `unitPrice` gives them. */
  readonly list: number;
  readonly unit: number;
  readonly number: number;
  readonly tax_class: TaxClass;
}

/** What `couponDiscount` says of these lines. */
export interface CouponOff {
  readonly discount: number;
  /** Line by line, whether it comes off this one; without it, off all. */
  readonly covered?: readonly boolean[];
}

export interface BillOf {
  readonly lines: readonly BillLine[];
  /** Yen off the goods; never more than they cost. */
  readonly coupon?: CouponOff | null;
  readonly cover: Cover;
  /** Absent where nothing is delivered. */
  readonly delivery?: DeliveryPrices;
  /** Rates of the day for this way of ordering. */
  readonly rates: TaxRates;
}

/**
 * The bill that client and provider both make, in yen (specification, section 9). A coupon comes after the goods'
 * discounts and before cover charge and delivery fee.
 */
export function billOf({ lines, coupon, cover, delivery, rates }: BillOf): Bill {
  const list_subtotal = lines.reduce((sum, line) => sum + line.list * line.number, 0);
  const goods_subtotal = lines.reduce((sum, line) => sum + line.unit * line.number, 0);
  const coupon_discount = Math.min(Math.max(0, coupon?.discount ?? 0), goods_subtotal);
  const cover_charge = coverCharge(cover);
  const delivery_fee = delivery ? deliveryFee(delivery, goods_subtotal) : 0;
  const goods = lines.map(({ unit, number, tax_class }, index) => ({
    amount: unit * number,
    tax_class,
    isCovered: coupon?.covered?.[index] ?? true,
  }));
  return {
    list_subtotal,
    goods_discount: list_subtotal - goods_subtotal,
    goods_subtotal,
    coupon_discount,
    cover_charge,
    delivery_fee,
    total: goods_subtotal - coupon_discount + cover_charge + delivery_fee,
    taxes: taxLines(goods, coupon_discount, cover_charge + delivery_fee, rates),
  };
}
