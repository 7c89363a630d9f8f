import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { inform } from "#provider/informs/inform.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { claimsOf } from "./claimsOf.ts";
import { couponLeft } from "./couponLeft.ts";
import { giftNotice } from "./giftNotice.ts";
import { validUntil } from "./validUntil.ts";

/** `nobody`: no member has this phone or email; `several`: more than one has this email, so that the phone is needed. */
export type Gifted = "given" | "nobody" | "several" | "all_given" | "has_theirs" | "over" | "no_gift";

const GIFTED = 4;

interface Gift {
  readonly coupon_id: string;
  /** The issuer at whose desk it is given; null is the operator. */
  readonly store_id: string | null;
  /** A phone or an email address, as it was typed. */
  readonly to: string;
  readonly now: Date;
  readonly id: string;
}

/** Gives one of a gifted coupon to a member, within its limits, and tells them. In a transaction of the caller's. */
export async function giftCoupon(db: Database, { coupon_id, id, now, store_id, to }: Gift): Promise<Gifted> {
  const [found, another] = await receivers(db, to);
  if (found === undefined) return "nobody";
  if (another !== undefined) return "several";
  // The member before the coupon, as claims do; neither goes away meanwhile.
  const [member] = await db.select().from(members).where(eq(members.uid, found.uid)).for("no key update");
  if (member === undefined || member.deleted_at !== null) return "nobody";
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, coupon_id)).for("update");
  if (coupon?.store_id !== store_id || coupon.receive_type !== GIFTED || coupon.is_withdrawn)
    return "no_gift";
  if (coupon.end_time !== null && coupon.end_time <= now) return "over";
  if (couponLeft(coupon) === 0) return "all_given";
  const { uid } = member;
  const has = (await claimsOf(db, uid, [coupon_id])).get(coupon_id)?.claimed ?? 0;
  if (coupon.limit_per_person !== -1 && has >= coupon.limit_per_person) return "has_theirs";
  await db
    .insert(memberCoupons)
    .values({ id, coupon_id, uid, received_at: now, valid_until: validUntil(coupon, now) });
  const claimed_total = sql`${coupons.claimed_total} + 1`;
  await db.update(coupons).set({ claimed_total }).where(eq(coupons.id, coupon_id));
  if (store_id !== null) {
    const content = giftNotice(coupon.name, member.language ?? "ja");
    await inform(db, { uid, store_id, order_no: null, event: "store_message", content, now });
  }
  return "given";
}

/** The members, two at most, whom a typed phone or email address may mean. */
async function receivers(db: Database, to: string): Promise<readonly { readonly uid: string }[]> {
  const email = to.trim().toLowerCase();
  const phone = email.includes("@") ? null : phoneNumber(email);
  if (phone === null && !email.includes("@")) return [];
  const who = phone === null ? sql`lower(${members.email}) = ${email}` : eq(members.phone, phone);
  return db
    .select({ uid: members.uid })
    .from(members)
    .where(and(who, eq(members.kind, "member"), isNull(members.deleted_at), isNull(members.merged_into)))
    .limit(2);
}
