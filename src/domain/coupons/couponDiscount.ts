import type { Coupon, CouponHindrance, MemberCoupon } from "#contract/coupon.ts";
import { CouponScope, DiscountType, type OrderType } from "#contract/enumerations.ts";
import { MINIMUM_TOTAL } from "#domain/price/bill.ts";
import { membersHindrance } from "./claimHindrance.ts";
import { admitsOrderType } from "./couponWays.ts";

/** What of a coupon in a member's hands decides about an order. */
export type CouponTerms = Pick<
  MemberCoupon,
  | "store_id"
  | "scope"
  | "category_ids"
  | "goods_ids"
  | "type"
  | "usage_type"
  | "receive_type"
  | "member_type"
  | "discount_type"
  | "discount_price"
  | "max_discount"
  | "minimum_spend"
  | "valid_from"
  | "valid_until"
  | "used_time"
>;

export interface CouponLine {
  readonly goods_id: string;
  readonly category_id: string;
  /** Yen of all its pieces, after the goods' own discount, options included. */
  readonly amount: number;
}

/** Whether someone has placed orders that were not cancelled: at the store of this order, and at any. */
export interface Custom {
  readonly here: boolean;
  readonly anywhere: boolean;
}

export interface CouponedOrder {
  readonly store_id: string;
  readonly order_type: OrderType;
  readonly lines: readonly CouponLine[];
  /** Yen of the bill beside the goods: cover charge and delivery fee. */
  readonly charges: number;
  readonly custom: Custom;
  readonly now: Date;
}

/** Yen that come off the covered lines, which are told one by one; or why none do. */
export type CouponAnswer =
  | { readonly discount: number; readonly covered: readonly boolean[] }
  /** `missing`: yen that the covered goods lack, with `minimum_spend`; 0 otherwise. */
  | { readonly hindrance: CouponHindrance; readonly missing: number };

/**
 * What a coupon takes off an order, for client and provider alike. A percentage is rounded half up to whole yen and ends
 * at `max_discount`; no coupon takes more than its goods cost, and 2 yen of the bill are left ("Total amount must exceed
 * 1 yen", specification, section 5). What nobody can change hinders before what more goods would change. New is who has
 * not ordered from the coupon's issuer: the store, or for the operator's coupon any.
 */
export function couponDiscount(coupon: CouponTerms, order: CouponedOrder): CouponAnswer {
  const hindrance = hindranceOf(coupon, order);
  if (hindrance !== null) return { hindrance, missing: 0 };
  const covered = order.lines.map((line) => couponCovers(coupon, line));
  const sum = (lines: readonly CouponLine[]) => lines.reduce((total, { amount }) => total + amount, 0);
  const goods = sum(order.lines.filter((_, index) => covered[index]));
  if (goods === 0) return { hindrance: "no_goods_in_scope", missing: 0 };
  const room = sum(order.lines) + order.charges - MINIMUM_TOTAL;
  const missing = Math.max(coupon.minimum_spend - goods, 1 - room);
  if (missing > 0) return { hindrance: "minimum_spend", missing };
  return { discount: Math.min(worthOf(coupon, goods), goods, room), covered };
}

function hindranceOf(coupon: CouponTerms, order: CouponedOrder): CouponHindrance | null {
  const { store_id, used_time, valid_from, valid_until } = coupon;
  const { custom, now } = order;
  if (used_time !== null) return "used";
  if (valid_until !== null && new Date(valid_until) <= now) return "expired";
  if (valid_from !== null && now < new Date(valid_from)) return "not_yet_valid";
  if (store_id !== null && store_id !== order.store_id) return "other_store";
  if (!admitsOrderType(coupon, order.order_type)) return "other_order_type";
  return membersHindrance(coupon, store_id === null ? custom.anywhere : custom.here);
}

function worthOf({ discount_type, discount_price, max_discount }: CouponTerms, goods: number): number {
  if (discount_type === DiscountType.amount) return discount_price;
  const off = Math.floor((goods * discount_price * 2 + 100) / 200);
  return max_discount === null ? off : Math.min(off, max_discount);
}

/** Whether a coupon's scope holds some goods: 1 the whole store, 2 categories, 3 single products. */
function couponCovers(
  { scope, category_ids, goods_ids }: Pick<Coupon, "scope" | "category_ids" | "goods_ids">,
  { category_id, goods_id }: { readonly category_id: string; readonly goods_id: string },
): boolean {
  if (scope === CouponScope.store) return true;
  return scope === CouponScope.category ? category_ids.includes(category_id) : goods_ids.includes(goods_id);
}

interface Saving {
  /** Yen that it takes off; 0 where it does not apply. */
  readonly discount: number;
  readonly valid_until: string | null;
}

/** The coupon to propose: what saves most, then what runs out first, then the first of those; null when none saves. */
export function bestCoupon<Each extends Saving>(coupons: readonly Each[]): Each | null {
  const [best] = coupons.filter(({ discount }) => discount > 0).toSorted(bySaving);
  return best ?? null;
}

/** What saves most first; of equal ones what runs out first, and what never does last. */
export function bySaving(one: Saving, other: Saving): number {
  return other.discount - one.discount || endOf(one) - endOf(other);
}

function endOf({ valid_until }: Saving): number {
  return valid_until === null ? Number.MAX_SAFE_INTEGER : Date.parse(valid_until);
}
