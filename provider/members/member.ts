import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { MemberProfile } from "#contract/member.ts";
import { unreceivedCoupons } from "#provider/coupons/couponTabs.ts";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { informs } from "#provider/db/tables/messages.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { favourites, memberPlatforms } from "#provider/db/tables/signIn.ts";
import { openOrders } from "#provider/orders/lockOrder.ts";
import { cardsOf, presentCards } from "#provider/payments/cards/cards.ts";
import { goodBalances } from "#provider/refill/holdings.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { CallFailed, type Parts } from "#provider/server/context.ts";
import { addressesOf, presentAddress } from "./addresses/presentAddress.ts";

/** The account with this id or confirmed phone (E.164) as it is now; null when there is none, or it was deleted. */
export async function findMember(
  db: Database,
  by: { readonly uid: string } | { readonly phone: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<MemberRow | null> {
  const wanted = "uid" in by ? eq(members.uid, by.uid) : eq(members.phone, by.phone);
  const query = db
    .select()
    .from(members)
    .where(and(wanted, isNull(members.deleted_at)));
  const [member] = await (lock ? query.for("update") : query);
  return member ?? null;
}

export type MemberRow = typeof members.$inferSelect;

/**
 * Makes what a member does at the same time go one after the other, until the transaction ends. Locks are
 * taken in this order: limits, codes, members by their ids, tables, a store's strangers, orders, a member's coupons, goods
 * by their ids, booked times, a store's call numbers. The desk's forms take a special, a store, then what it sells as prepaid
 * value, and none of the others. What merely names the member (a notice, written under an order's
 * lock) does not wait for it, and so cannot hold up what this holds up.
 * @throws CallFailed 20002 when they have left, or signed in to another account, while the request was on its way
 */
export async function lockMember(db: Database, uid: string): Promise<MemberRow> {
  const [member] = await db.select().from(members).where(eq(members.uid, uid)).for("no key update");
  return unlessGone(member);
}

/** A member who was locked. @throws CallFailed 20002 when they have left, or signed in to another account, meanwhile */
export function unlessGone(member: MemberRow | undefined): MemberRow {
  const isGone = member === undefined || member.deleted_at !== null || member.merged_into !== null;
  if (isGone) throw new CallFailed(Code.sessionExpired);
  return member;
}

/** A member for their own eyes. */
export async function presentMember(
  db: Database,
  member: MemberRow,
  { now, parts }: { readonly now: Date; readonly parts: Pick<Parts, "lineMessages" | "settings"> },
): Promise<z.infer<typeof MemberProfile>> {
  const { uid } = member;
  const platforms = await db
    .select({ platform: memberPlatforms.platform })
    .from(memberPlatforms)
    .where(eq(memberPlatforms.uid, uid))
    .orderBy(asc(memberPlatforms.platform));
  const own = await addressesOf(db, uid);
  return {
    uid,
    kind: member.kind,
    nickname: member.nickname,
    family_name: member.family_name,
    given_name: member.given_name,
    sex: member.sex,
    phone: member.phone,
    email: member.email,
    // Pictures of one's own can be uploaded once the upload is there.
    avatar: null,
    addresses: own.map((row) => presentAddress(row, null)),
    cards: presentCards(await cardsOf(db, uid), now),
    has_password: flag(member.password_hash !== null),
    platforms: platforms.map(({ platform }) => platform),
    language: member.language,
    is_message_agreed: member.is_message_agreed,
    ...(canBeTold(platforms, parts) && {
      message_answered_time: member.message_answered_at?.toISOString() ?? null,
    }),
    registered_time: (member.registered_at ?? member.created_at).toISOString(),
    holdings: {
      open_orders: (await openOrders(db, uid)).length,
      ...(await goodBalances(db, uid, now)),
      unused_coupons: await unusedCoupons(db, uid, now),
      unreceived_coupons: await unreceivedCoupons(db, { uid, now }),
      favourites: await db.$count(favourites, eq(favourites.uid, uid)),
      reviews: await db.$count(reviews, eq(reviews.uid, uid)),
      unread_informs: await db.$count(informs, and(eq(informs.uid, uid), isNull(informs.read_at))),
    },
  };
}

/** Nobody is asked to agree to what would never come; in a demo the desk stands for LINE. */
function canBeTold(
  platforms: readonly { readonly platform: string }[],
  { lineMessages, settings }: Pick<Parts, "lineMessages" | "settings">,
): boolean {
  const isThere = !lineMessages.isDesk || settings.hasDemo;
  return isThere && platforms.some(({ platform }) => platform === "line");
}

/** Coupons that a member has and could still use. */
export function unusedCoupons(db: Database, uid: string, now: Date): Promise<number> {
  const { used_at, valid_until } = memberCoupons;
  const isGood = or(isNull(valid_until), gt(valid_until, now));
  return db.$count(memberCoupons, and(eq(memberCoupons.uid, uid), isNull(used_at), isGood));
}

/**
 * A phone number as it is kept (E.164), so that one number is one member however it was typed; null when there can be
 * no such number. Without a leading + it is Japanese (decisions, "Phone").
 */
export function phoneNumber(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "JP");
  return number?.isValid() ? number.number : null;
}
