import { and, eq, gt, isNull, lt, lte, ne, or, type SQL } from "drizzle-orm";
import type { Coupon, MemberCoupon } from "#contract/coupon.ts";
import { CouponTab, OrderStatus, ReceiveType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { coupons, type memberCoupons } from "#provider/db/tables/coupons.ts";
import { orders } from "#provider/db/tables/orders.ts";

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon as its issuer made it. */
export function presentCoupon(row: CouponRow, store_name: Localized | null, language: WireLanguage): Coupon {
  const { id, start_time, end_time, claimed_total: _, created_at: __, is_withdrawn: ___, ...rest } = row;
  return {
    ...rest,
    coupon_id: id,
    name: row.name[language],
    description: row.description[language],
    store_name: store_name?.[language] ?? null,
    start_time: start_time.toISOString(),
    end_time: end_time?.toISOString() ?? null,
  };
}

interface Held {
  readonly coupon: CouponRow;
  readonly claim: ClaimRow;
  readonly store_name: Localized | null;
}

/** A coupon in a member's hands, for their own eyes. */
export function presentMemberCoupon(
  { coupon, claim, store_name }: Held,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): MemberCoupon {
  const { id, received_at, valid_until, used_at, order_no } = claim;
  const isOver = valid_until !== null && valid_until <= now;
  return {
    ...presentCoupon(coupon, store_name, language),
    member_coupon_id: id,
    status: used_at !== null ? CouponTab.used : isOver ? CouponTab.expired : CouponTab.unused,
    received_time: received_at.toISOString(),
    ...couponDates(coupon, claim),
    order_no,
  };
}

type ClaimRow = typeof memberCoupons.$inferSelect;

/** From when until when a coupon in a member's hands is good, and when it was used. A gift may be in hand before its time. */
export function couponDates(
  { start_time }: CouponRow,
  { received_at, used_at, valid_until }: ClaimRow,
): Pick<MemberCoupon, "valid_from" | "valid_until" | "used_time"> {
  return {
    valid_from: new Date(Math.max(received_at.getTime(), start_time.getTime())).toISOString(),
    valid_until: valid_until?.toISOString() ?? null,
    used_time: used_at?.toISOString() ?? null,
  };
}

const DAY = 86_400_000;

/** How long a coupon that is received now is good: its days, from its start on at the earliest, or until its end. */
export function validUntil({ end_time, start_time, validity_days }: CouponRow, now: Date): Date | null {
  if (validity_days === null) return end_time;
  return new Date(Math.max(now.getTime(), start_time.getTime()) + validity_days * DAY);
}

/** Claims left in all; -1 is unlimited. */
export function couponLeft({ limit_total, claimed_total }: CouponRow): number {
  return limit_total === -1 ? -1 : Math.max(limit_total - claimed_total, 0);
}

/** The stores where someone has placed orders that stand: what parts existing members from new ones. */
export async function orderedAt(db: Database, uid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ store_id: orders.store_id })
    .from(orders)
    .where(and(eq(orders.uid, uid), ne(orders.order_status, OrderStatus.canceled)));
  return new Set(rows.map(({ store_id }) => store_id));
}

/** Whether they are known to a coupon's issuer: its store, or for the operator's coupon (null) any. */
export function isKnownTo(store_id: string | null, ordered: ReadonlySet<string>): boolean {
  return store_id === null ? ordered.size > 0 : ordered.has(store_id);
}

/** Coupons that someone may claim now: begun, not ended, not all claimed, and no gifts. */
export function givenOut(now: Date): SQL | undefined {
  return and(
    eq(coupons.is_withdrawn, false),
    lte(coupons.start_time, now),
    or(isNull(coupons.end_time), gt(coupons.end_time, now)),
    or(eq(coupons.limit_total, -1), lt(coupons.claimed_total, coupons.limit_total)),
    ne(coupons.receive_type, ReceiveType.gifted),
  );
}
