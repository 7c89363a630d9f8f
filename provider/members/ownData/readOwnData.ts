import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { informs, staffCalls } from "#provider/db/tables/messages.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments, refunds } from "#provider/db/tables/payments.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { feedbacks, reviews } from "#provider/db/tables/reviews.ts";
import { favourites, memberPlatforms, visitGuests } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { valueOf, withoutKeys } from "./ownValue.ts";

/**
 * All that is kept of one person, in plain keys, as it was at one moment: read in one transaction that sees nothing of
 * what others write meanwhile. No secret is in it, nor anything of who sat at the same table. Null for who is not there.
 */
export function readOwnData(db: Database, uid: string, now: Date) {
  return db.transaction(
    async (read) => {
      const person = await personOf(read, uid);
      if (person === null) return null;
      return {
        made_at: now.toISOString(),
        ...person,
        ...(await contactsOf(read, uid)),
        ...(await ordersOf(read, uid)),
        ...(await valueOf(read, uid)),
        ...(await wordsOf(read, uid)),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Who someone is, how they sign in, and what they agreed to; null for who is not there. */
async function personOf(db: Database, uid: string) {
  const [member] = await db.select().from(members).where(eq(members.uid, uid));
  if (member === undefined || member.deleted_at !== null) return null;
  const { avatar, created_at, email, family_name, given_name, kind, language, nickname } = member;
  return {
    profile: {
      member_id: uid,
      kind,
      nickname,
      family_name,
      given_name,
      sex: (["not said", "male", "female"] as const)[member.sex],
      phone: member.phone,
      email,
      avatar,
      language,
      first_seen_at: created_at,
      registered_at: member.registered_at,
    },
    consents: {
      notices_of_orders: member.is_message_agreed === 1,
      answered_at: member.message_answered_at,
      wording: member.message_wording,
    },
    sign_in: {
      has_password: member.password_hash !== null,
      platforms: await db
        .select({
          platform: memberPlatforms.platform,
          their_id_of_you: memberPlatforms.subject,
          linked_at: memberPlatforms.linked_at,
        })
        .from(memberPlatforms)
        .where(eq(memberPlatforms.uid, uid)),
      sessions: await db
        .select({
          signed_in_at: sessions.created_at,
          expires_at: sessions.expires_at,
          ended_at: sessions.ended_at,
        })
        .from(sessions)
        .where(eq(sessions.uid, uid))
        .orderBy(asc(sessions.created_at)),
    },
  };
}

/** Where someone lives, pays with, likes to go, and what lies in their carts. */
async function contactsOf(db: Database, uid: string) {
  const own = await db
    .select()
    .from(addresses)
    .where(eq(addresses.uid, uid))
    .orderBy(asc(addresses.created_at));
  const lines = await db
    .select()
    .from(shopcartLines)
    .where(eq(shopcartLines.uid, uid))
    .orderBy(asc(shopcartLines.added_at));
  return {
    addresses: withoutKeys(own, "uid"),
    // The number is in the payment service's vault and never was here.
    credit_cards: await db
      .select({
        id: cards.id,
        brand: cards.brand,
        last4: cards.last4,
        valid_period: cards.valid_period,
        is_default: cards.is_default,
        saved_at: cards.created_at,
      })
      .from(cards)
      .where(and(eq(cards.uid, uid), isNotNull(cards.confirmed_at)))
      .orderBy(asc(cards.created_at)),
    favourites: await db
      .select({ store_id: favourites.store_id, store_name: stores.name, marked_at: favourites.created_at })
      .from(favourites)
      .leftJoin(stores, eq(stores.id, favourites.store_id))
      .where(eq(favourites.uid, uid))
      .orderBy(asc(favourites.created_at)),
    cart: withoutKeys(lines, "uid"),
  };
}

/** What someone ordered and paid, with the receipts made out for it. Orders of others at their table are not theirs. */
async function ordersOf(db: Database, uid: string) {
  const own = await db
    .select({ order: orders, store_name: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(orders.uid, uid))
    .orderBy(asc(orders.placed_at), asc(orders.order_no));
  const numbers = own.map(({ order }) => order.order_no);
  const rounds = await db
    .select()
    .from(orderRounds)
    .where(eq(orderRounds.uid, uid))
    .orderBy(asc(orderRounds.order_no), asc(orderRounds.round));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order_no, numbers))
    .orderBy(asc(orderLines.round), asc(orderLines.position));
  const changed = await db
    .select()
    .from(lineChanges)
    .where(inArray(lineChanges.order_no, numbers))
    .orderBy(asc(lineChanges.made_at), asc(lineChanges.id));
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.order_no, numbers))
    .orderBy(asc(refunds.made_at), asc(refunds.id));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.uid, uid))
    .orderBy(asc(payments.created_at), asc(payments.trans_id));
  const given = await db
    .select()
    .from(receipts)
    .where(eq(receipts.uid, uid))
    .orderBy(asc(receipts.issued_at), asc(receipts.receipt_no), asc(receipts.issue));
  return {
    orders: own.map(({ order, store_name }) => {
      // Names and numbers of couriers are theirs, and what the staff wrote for themselves is the store's.
      const [told] = withoutKeys(
        [order],
        "uid",
        "sitting_id",
        "courier_name",
        "courier_phone",
        "handover_note",
        "is_cashier_pending",
      );
      const isOfIt = ({ order_no }: { readonly order_no: string }) => order_no === order.order_no;
      return {
        ...told,
        store_name,
        rounds: withoutKeys(rounds.filter(isOfIt), "uid", "client_order_id"),
        lines: withoutKeys(lines.filter(isOfIt), "picture"),
        changes: changed.filter(isOfIt),
        refunds: back.filter(isOfIt),
      };
    }),
    payments: withoutKeys(paid, "uid", "redirect_url", "gateway_ref"),
    receipts: withoutKeys(given, "uid", "page_key", "mail_id"),
  };
}

/** What someone wrote and sent, and what was written to them. */
async function wordsOf(db: Database, uid: string) {
  const own = await db.select().from(reviews).where(eq(reviews.uid, uid)).orderBy(asc(reviews.created_at));
  const told = await db.select().from(informs).where(eq(informs.uid, uid)).orderBy(asc(informs.created_at));
  const called = await db
    .select()
    .from(staffCalls)
    .where(eq(staffCalls.uid, uid))
    .orderBy(asc(staffCalls.created_at));
  const { joined_at, uid: guest } = visitGuests;
  const visited = await db.select().from(visitGuests).where(eq(guest, uid)).orderBy(asc(joined_at));
  const asked = await db
    .select()
    .from(feedbacks)
    .where(eq(feedbacks.uid, uid))
    .orderBy(asc(feedbacks.created_at));
  const requested = await db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.uid, uid))
    .orderBy(asc(privacyRequests.taken_at));
  return {
    reviews: withoutKeys(own, "uid"),
    pictures: await db
      .select({ picture: uploads.picture, sent_at: uploads.created_at, used_at: uploads.used_at })
      .from(uploads)
      .where(and(eq(uploads.uid, uid), isNull(uploads.removed_at)))
      .orderBy(asc(uploads.created_at)),
    notices: withoutKeys(told, "uid"),
    messages_to_stores: withoutKeys(called, "uid"),
    visits_joined: withoutKeys(visited, "uid"),
    feedback: withoutKeys(asked, "uid"),
    requests_by_law: withoutKeys(requested, "uid", "taken_by", "answered_by"),
  };
}
