import type { GoodsShowType, TaxClass } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { Bill } from "#contract/order.ts";
import type { StoreDetail, TaxRates } from "#contract/store.ts";
import { deliveryFee, type DeliveryPrices } from "#domain/delivery/deliveryTerms.ts";
import { taxLines } from "./taxLines.ts";
import { type PricedGoods, unitPrice } from "./unitPrice.ts";

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

/** A line of the bill from the goods as they are now and what was chosen of them; yen a piece. */
export function billLine(
  goods: PricedGoods & Pick<Goods, "tax_class">,
  chosen: { readonly option_value: readonly string[]; readonly number: number },
  showType: GoodsShowType,
): BillLine {
  return {
    ...unitPrice(goods, chosen.option_value, showType),
    number: chosen.number,
    tax_class: goods.tax_class,
  };
}

/**
 * The bill of an order to take away or to be delivered, in yen: no cover charge, and the fee of the place's `terms`;
 * null where it is collected. `rates` are those of the way of ordering.
 */
export function offPremisesBill(
  lines: readonly BillLine[],
  terms: DeliveryPrices | null,
  rates: TaxRates,
  coupon: CouponOff | null = null,
): Bill {
  const cover = { is_tea_money: 0, tea_money: 0, people: 0 } as const;
  return billOf({ lines, coupon, cover, rates, ...(terms && { delivery: terms }) });
}

type Cover = Pick<StoreDetail, "is_tea_money" | "tea_money"> & { readonly people: number };

/** Cover charge in yen: `tea_money` for each diner where the store takes one (specification, section 9). */
export function coverCharge(cover: Cover): number {
  return cover.is_tea_money === 1 ? cover.tea_money * Math.max(0, cover.people) : 0;
}

/** "Total amount must exceed 1 yen" (specification, section 5): 2 yen is the least that is paid. */
export const MINIMUM_TOTAL = 2;

/**
 * Whether an order of `total` yen may be placed and paid; otherwise 410. An order of buffet dishes alone costs 0,
 * because the table's course pays for them: it is placed, and there is nothing to pay.
 */
export function reachesMinimumTotal(total: number, isBuffetAlone = false): boolean {
  return total >= MINIMUM_TOTAL || (isBuffetAlone && total === 0);
}

/** The data of code 90007 when the customer was shown another total than the bill's, in yen; null when they agree. */
export function priceDifference(shown_total: number, bill: Bill): { shown_total: number; bill: Bill } | null {
  return shown_total === bill.total ? null : { shown_total, bill };
}
