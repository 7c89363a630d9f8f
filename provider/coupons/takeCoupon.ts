import { and, eq } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { CouponTerms, Custom } from "#domain/coupons/couponDiscount.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Fail } from "#provider/server/context.ts";
import { couponDates, orderedAt } from "./presentCoupon.ts";

/** A coupon that an order at a store may be placed with, and what decides about that. */
export interface CouponAtHand {
  readonly member_coupon_id: string;
  readonly terms: CouponTerms;
  readonly store_id: string;
  readonly custom: Custom;
  readonly now: Date;
}

interface Wanted {
  readonly uid: string;
  readonly store_id: string;
  readonly now: Date;
  /** What the request names; without one there is no coupon. */
  readonly coupon_id: string | undefined;
  /** Kept from other orders until the transaction ends. The member is locked before it, and the table. */
  readonly lock: boolean;
}

/**
 * One of the caller's coupons for an order. 501 there is none, 424 it is somebody else's. Whether it applies is told by
 * `billWithCoupon`; `spentCoupon` uses it up once the order is written.
 */
export async function takeCoupon(
  db: Database,
  { coupon_id, lock, now, store_id, uid }: Wanted,
  fail: Fail<typeof Code.noPermission | typeof Code.couponMissing>,
): Promise<CouponAtHand | null> {
  if (coupon_id === undefined) return null;
  const own = db
    .select({ claim: memberCoupons, coupon: coupons })
    .from(memberCoupons)
    .leftJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, coupon_id));
  const [held] = await (lock ? own.for("update", { of: memberCoupons }) : own);
  if (held === undefined) return fail(Code.couponMissing);
  const { claim, coupon } = held;
  if (claim.uid !== uid) return fail(Code.noPermission);
  if (coupon === null) return fail(Code.couponMissing);
  const ordered = await orderedAt(db, uid);
  return {
    member_coupon_id: claim.id,
    terms: { ...coupon, ...couponDates(coupon, claim) },
    store_id,
    custom: { here: ordered.has(store_id), anywhere: ordered.size > 0 },
    now,
  };
}

/**
 * Uses up the coupon that an order is placed with, which `takeCoupon` has locked, once it is run; null without one. It is
 * part of the statement that writes the order.
 */
export function spentCoupon(
  db: Database,
  coupon: CouponAtHand | null,
  { order_no, now }: { readonly order_no: string; readonly now: Date },
) {
  if (coupon === null) return null;
  return db
    .update(memberCoupons)
    .set({ used_at: now, order_no })
    .where(eq(memberCoupons.id, coupon.member_coupon_id));
}

/**
 * Makes the coupon of a cancelled order its member's again, once; what ran out meanwhile stays run out. The order still
 * says what it was placed with.
 */
export async function giveCouponBack(
  db: Database,
  { order_no, member_coupon_id }: Pick<OrderRow, "order_no" | "member_coupon_id">,
): Promise<void> {
  if (member_coupon_id === null) return;
  const used = and(eq(memberCoupons.id, member_coupon_id), eq(memberCoupons.order_no, order_no));
  await db.update(memberCoupons).set({ used_at: null, order_no: null }).where(used);
}

/** The coupon that an order was placed with, cancelled or not; null without one. */
export async function couponOfOrder(
  db: Database,
  { bill, member_coupon_id }: OrderRow,
  language: WireLanguage,
): Promise<OrderDetail["coupon"]> {
  if (member_coupon_id === null) return null;
  const [used] = await db
    .select({ name: coupons.name })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, member_coupon_id));
  return used === undefined ? null : { name: used.name[language], discount: bill.coupon_discount };
}
