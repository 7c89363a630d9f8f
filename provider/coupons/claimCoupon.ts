import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { ClaimHindrance } from "#contract/coupon.ts";
import { ReceiveType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { lockMember, phoneNumber } from "#provider/members/member.ts";
import { inform } from "#provider/notices/inform.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import { couponLeft, type CouponRow, isKnownTo, orderedAt, validUntil } from "./presentCoupon.ts";

type ClaimCode =
  | typeof Code.couponMissing
  | typeof Code.couponFullyClaimed
  | typeof Code.couponLimitReached
  | typeof Code.couponUsedOrExpired
  | typeof Code.couponConditionsNotMet;

const CODES: Readonly<Record<ClaimHindrance, ClaimCode>> = {
  gift_only: Code.couponConditionsNotMet,
  not_started: Code.couponConditionsNotMet,
  sign_in: Code.couponConditionsNotMet,
  new_members_only: Code.couponConditionsNotMet,
  existing_members_only: Code.couponConditionsNotMet,
  fully_claimed: Code.couponFullyClaimed,
  person_limit: Code.couponLimitReached,
  ended: Code.couponUsedOrExpired,
};

/**
 * Gives the caller one of a coupon (specification, sections 5 and 8). All claims of a coupon wait for each other on its
 * row, so that its limits hold however many come at once. 501 there is none, 502 all are claimed, 503 the caller has
 * theirs, 505 it is given out no longer, 506 it is for others: the failure's `hindrance` says which of these.
 */
export async function claimCoupon(
  coupon_id: string,
  { caller, db, fail, now, parts }: Context<Caller, ClaimCode>,
): Promise<{ readonly coupon: CouponRow; readonly claim: typeof memberCoupons.$inferSelect }> {
  // Nobody claims while their account is being deleted.
  const { uid, kind } = await lockMember(db, caller.uid);
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, coupon_id)).for("update");
  if (coupon === undefined || coupon.is_withdrawn) return fail(Code.couponMissing);
  const hindrance = claimHindrance(coupon, couponLeft(coupon), {
    now,
    isMember: kind === "member",
    hasOrdered: isKnownTo(coupon.store_id, await orderedAt(db, uid)),
    claimed: (await claimsOf(db, uid, [coupon_id])).get(coupon_id)?.claimed ?? 0,
  });
  if (hindrance !== null) return fail(CODES[hindrance], { hindrance });
  const claim = {
    id: parts.random(12),
    coupon_id,
    uid,
    received_at: now,
    valid_until: validUntil(coupon, now),
    used_at: null,
    order_no: null,
  };
  await db.insert(memberCoupons).values(claim);
  const claimed_total = sql`${coupons.claimed_total} + 1`;
  await db.update(coupons).set({ claimed_total }).where(eq(coupons.id, coupon_id));
  return { coupon, claim };
}

/** `nobody`: no member has this phone or email; `several`: more than one has this email, so that the phone is needed. */
export type Gifted = "given" | "nobody" | "several" | "all_given" | "has_theirs" | "over" | "no_gift";

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
  if (coupon?.store_id !== store_id || coupon.receive_type !== ReceiveType.gifted || coupon.is_withdrawn)
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

/** What a member has claimed of a coupon. */
export interface Claims {
  /** How often, used ones included. */
  readonly claimed: number;
  /** Until when the last of those still unused is good, which may be over; null: none is unused, or one has no end. */
  readonly good_until: Date | null;
}

export const NO_CLAIMS: Claims = { claimed: 0, good_until: null };

/** What a member has claimed of each of some coupons; what was never claimed is not in it. */
export async function claimsOf(
  db: Database,
  uid: string,
  coupon_ids: readonly string[],
): Promise<ReadonlyMap<string, Claims>> {
  if (coupon_ids.length === 0) return new Map();
  const { coupon_id, used_at, valid_until } = memberCoupons;
  const unused = sql`filter (where ${used_at} is null)`;
  const rows = await db
    .select({
      coupon_id,
      claimed: count(),
      good_until:
        sql`case when bool_or(${valid_until} is null) ${unused} then null else max(${valid_until}) ${unused} end`
          .mapWith(valid_until)
          .as("good_until"),
    })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.uid, uid), inArray(coupon_id, [...coupon_ids])))
    .groupBy(coupon_id);
  return new Map(rows.map(({ coupon_id: id, ...claims }) => [id, claims]));
}

/** What a member is told of a coupon that a store gave them. */
function giftNotice(name: Localized, language: WireLanguage): string {
  return textsIn(language, "provider/notices")("coupon_given", { name: name[language] });
}
