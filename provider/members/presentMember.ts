import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import type * as z from "zod/mini";
import type { MemberProfile } from "#contract/member.ts";
import { addressesOf } from "#provider/addresses/addressesOf.ts";
import { presentAddress } from "#provider/addresses/presentAddress.ts";
import { cardsOf } from "#provider/cards/cardsOf.ts";
import { presentCards } from "#provider/cards/presentCards.ts";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { informs } from "#provider/db/tables/messages.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { favourites, memberPlatforms } from "#provider/db/tables/signIn.ts";
import { flag } from "#provider/server/envelope.ts";
import type { Parts } from "#provider/server/context.ts";
import { goodBalances } from "#provider/refill/goodBalances.ts";
import { openOrders } from "#provider/orders/openOrders.ts";
import type { MemberRow } from "./lockMember.ts";

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

function unusedCoupons(db: Database, uid: string, now: Date): Promise<number> {
  const { used_at, valid_until } = memberCoupons;
  const isGood = or(isNull(valid_until), gt(valid_until, now));
  return db.$count(memberCoupons, and(eq(memberCoupons.uid, uid), isNull(used_at), isGood));
}
