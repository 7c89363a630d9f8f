import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { CouponChoice } from "#contract/coupon.ts";
import { type OrderType, ReceiveType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { bestCoupon, bySaving, couponDiscount } from "#domain/coupons/couponDiscount.ts";
import { couponedBill, type ScopedLine } from "#domain/coupons/couponedBill.ts";
import type { CouponOff } from "#domain/price/bill.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { PricedLine } from "#provider/orders/placing/checkLines.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Caller, Context, Fail } from "#provider/server/context.ts";
import { orderedAt, presentMemberCoupon } from "./presentCoupon.ts";
import type { CouponAtHand } from "./takeCoupon.ts";

/**
 * The bill of an order with the coupon that it is placed with, if any. 505 it is used or expired, 506 it does not apply;
 * both with the hindrance.
 * @param billWith the bill of the order's way, with what comes off its lines
 */
export function billWithCoupon(
  coupon: CouponAtHand | null,
  { lines, order_type }: { readonly lines: readonly PricedLine[]; readonly order_type: OrderType },
  billWith: (off: CouponOff | null) => Bill,
  fail: Fail<typeof Code.couponUsedOrExpired | typeof Code.couponConditionsNotMet>,
): Bill {
  if (coupon === null) return billWith(null);
  const { custom, now, store_id, terms } = coupon;
  const scoped = lines.map(scopedLine);
  const { bill, refusal } = couponedBill(
    terms,
    { store_id, order_type, lines: scoped, custom, now },
    billWith,
  );
  if (refusal === null) return bill;
  const { hindrance, missing } = refusal;
  return fail(
    hindrance === "used" || hindrance === "expired" ? Code.couponUsedOrExpired : Code.couponConditionsNotMet,
    { hindrance, missing },
  );
}

/** A priced line with what it is of, as coupons ask. */
export function scopedLine(line: PricedLine) {
  return { ...line, goods_id: line.row.id, category_id: line.row.category_id };
}

/** What each of the caller's coupons would take off an order that is not placed yet, and which saves most. */
export async function couponChoices(
  order: {
    readonly store_id: string;
    readonly order_type: OrderType;
    readonly lines: readonly PricedLine[];
    /** Its bill, with what a coupon takes off. */
    readonly billWith: (off: CouponOff | null) => Bill;
  },
  context: Pick<Context<Caller>, "caller" | "db" | "language" | "now">,
): Promise<{ coupons: CouponChoice[]; best_coupon_id: string | null }> {
  const { caller, db, now } = context;
  const { billWith, order_type, store_id } = order;
  const ordered = await orderedAt(db, caller.uid);
  const custom = { here: ordered.has(store_id), anywhere: ordered.size > 0 };
  const scoped = { store_id, order_type, lines: order.lines.map(scopedLine), custom, now };
  const choices = (await heldBy(db, caller.uid, now)).map((held): CouponChoice => {
    const coupon = presentMemberCoupon(held, context);
    const { bill, refusal } = couponedBill(coupon, scoped, billWith);
    return {
      ...coupon,
      can_use: flag(refusal === null),
      discount: bill.coupon_discount,
      hindrance: refusal?.hindrance ?? null,
      missing: refusal?.missing ?? 0,
    };
  });
  return {
    // Those that apply, those that could at this store, and the others.
    coupons: choices.toSorted(
      (one, other) =>
        other.can_use - one.can_use ||
        Number(one.hindrance === "other_store") - Number(other.hindrance === "other_store") ||
        bySaving(one, other),
    ),
    best_coupon_id: bestCoupon(choices)?.member_coupon_id ?? null,
  };
}

/** Of a checkout: nobody chooses among more. */
const MOST = 300;

/** The coupons that someone can still use somewhere, those that they got last first, each with its issuer's name. */
async function heldBy(db: Database, uid: string, now: Date) {
  const { received_at, used_at, valid_until } = memberCoupons;
  return db
    .select({ claim: memberCoupons, coupon: coupons, store_name: stores.name })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(memberCoupons.uid, uid), isNull(used_at), or(isNull(valid_until), gt(valid_until, now))))
    .orderBy(desc(received_at), desc(memberCoupons.id))
    .limit(MOST);
}

/** Whom and when a coupon is for was decided when its order was placed. */
const AGREED = {
  receive_type: ReceiveType.all,
  member_type: "all",
  valid_from: null,
  valid_until: null,
  used_time: null,
} as const;

interface Repriced {
  readonly lines: readonly ScopedLine[];
  /** Yen of the bill beside the goods. */
  readonly charges: number;
}

/** What the coupon of an order takes off once the order has grown: never less than before. Null without one. */
export async function grownDiscount(
  db: Database,
  order: OrderRow,
  priced: Repriced,
): Promise<CouponOff | null> {
  const held = await couponHeld(db, order);
  if (held === null) return null;
  const agreed: CouponOff = { discount: order.bill.coupon_discount };
  if (held === "gone") return agreed;
  const answer = couponDiscount({ ...held, ...AGREED }, agreedOrder(order, priced));
  if ("hindrance" in answer) return agreed;
  return answer.discount < agreed.discount ? agreed : answer;
}

/**
 * What the coupon of an order takes off once the staff took something off the order: what its terms say of the goods that
 * are left. It stays where they fall below what it asks for, for that is not the guest's doing; where none of its goods are
 * left it takes nothing off. Null without one.
 */
export async function lessDiscount(
  db: Database,
  order: OrderRow,
  priced: Repriced,
): Promise<(CouponOff & { readonly is_below_minimum: boolean }) | null> {
  const held = await couponHeld(db, order);
  if (held === null) return null;
  if (held === "gone") return { discount: order.bill.coupon_discount, is_below_minimum: false };
  const of = agreedOrder(order, priced);
  const answer = couponDiscount({ ...held, ...AGREED, minimum_spend: 0 }, of);
  if ("hindrance" in answer) return { discount: 0, is_below_minimum: false };
  const byItsTerms = couponDiscount({ ...held, ...AGREED }, of);
  return { ...answer, is_below_minimum: "hindrance" in byItsTerms };
}

/** The coupon that an order was placed with; "gone": nobody knows its terms any more. Null without one. */
async function couponHeld(db: Database, { member_coupon_id }: OrderRow) {
  if (member_coupon_id === null) return null;
  const [held] = await db
    .select({ coupon: coupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, member_coupon_id));
  return held?.coupon ?? "gone";
}

function agreedOrder({ order_type, placed_at, store_id }: OrderRow, { charges, lines }: Repriced) {
  const amounts = lines.map(({ goods_id, category_id, unit, number }) => ({
    goods_id,
    category_id,
    amount: unit * number,
  }));
  return {
    store_id,
    order_type,
    lines: amounts,
    charges,
    custom: { here: true, anywhere: true },
    now: placed_at,
  };
}
