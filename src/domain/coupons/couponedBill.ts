import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { CouponHindrance } from "#contract/coupon.ts";
import type { Bill } from "#contract/order.ts";
import type { BillLine, CouponOff } from "#domain/price/bill.ts";
import { type PricedGoods, unitPrice } from "#domain/price/unitPrice.ts";
import { couponDiscount, type CouponedOrder, type CouponLine, type CouponTerms } from "./couponDiscount.ts";

/** A line of the bill that knows what it is of. */
export type ScopedLine = Pick<BillLine, "unit" | "number"> & {
  readonly goods_id: string;
  readonly category_id: string;
};

interface Ordered extends Omit<CouponedOrder, "lines" | "charges"> {
  readonly lines: readonly ScopedLine[];
}

interface CouponRefusal {
  readonly hindrance: CouponHindrance;
  readonly missing: number;
}

/**
 * The bill of an order with a coupon, for client and provider alike; where the coupon does not apply, the bill without it
 * and why.
 * @param billWith the bill of the order's way, with what comes off its lines, one by one
 */
export function couponedBill(
  coupon: CouponTerms | null,
  { lines, ...order }: Ordered,
  billWith: (off: CouponOff | null) => Bill,
): { readonly bill: Bill; readonly refusal: CouponRefusal | null } {
  const bare = billWith(null);
  if (coupon === null) return { bill: bare, refusal: null };
  const answer = couponDiscount(coupon, {
    ...order,
    lines: lines.map(({ goods_id, category_id, unit, number }) => ({
      goods_id,
      category_id,
      amount: unit * number,
    })),
    charges: bare.cover_charge + bare.delivery_fee,
  });
  return "hindrance" in answer ? { bill: bare, refusal: answer } : { bill: billWith(answer), refusal: null };
}

/** A line as a coupon sees it, from the goods as they are now and what was chosen of them. */
export function couponLine(
  goods: PricedGoods & Pick<Goods, "id" | "category_id">,
  chosen: { readonly option_value: readonly string[]; readonly number: number },
  showType: GoodsShowType,
): CouponLine {
  const { unit } = unitPrice(goods, chosen.option_value, showType);
  return { goods_id: goods.id, category_id: goods.category_id, amount: unit * chosen.number };
}
