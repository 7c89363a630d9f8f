import { and, eq, exists, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lineKey } from "#domain/cart/cart.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { idempotencyKeys, members } from "#provider/db/tables/members.ts";
import { informs, staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { feedbacks, reviews } from "#provider/db/tables/reviews.ts";
import { favourites, memberPlatforms, visitGuests } from "#provider/db/tables/signIn.ts";
import { endSessions } from "#provider/server/calls/session.ts";

/** What came along when a visitor turned out to be a member. */
export interface Moved {
  readonly orders: number;
  readonly cart_lines: number;
  readonly coupons: number;
  readonly addresses: number;
}

export const NOTHING_MOVED: Moved = { orders: 0, cart_lines: 0, coupons: 0, addresses: 0 };

/** Makes all that a visitor has the member's; the visitor is nobody any more. Both are locked. */
export async function mergeVisitor(db: Database, move: Move, now: Date): Promise<Moved> {
  const counts: Record<string, number> = {};
  for (const [name, mover] of Object.entries(movers)) counts[name] = await mover(db, move);
  await db.update(members).set({ merged_into: move.to }).where(eq(members.uid, move.from));
  await endSessions(db, move.from, now);
  const { orders: ordersMoved = 0, cart_lines = 0, coupons = 0, addresses: addressesMoved = 0 } = counts;
  return { orders: ordersMoved, cart_lines, coupons, addresses: addressesMoved };
}

/** A visitor, and the member whom they turned out to be. Both are locked. */
interface Move {
  readonly from: string;
  readonly to: string;
}

/** Makes something that a visitor had the member's; answers how many of it there were. */
export type Mover = (db: Database, move: Move) => Promise<number>;

/** Orders first: they wait for whoever works on one, who may be writing what moves after them. */
const moveOrders: Mover = async (db, { from, to }) => {
  const moved = await db
    .update(orders)
    .set({ uid: to })
    .where(eq(orders.uid, from))
    .returning({ order_no: orders.order_no });
  const other = alias(orderRounds, "other");
  const isThere = and(eq(other.uid, to), eq(other.client_order_id, orderRounds.client_order_id));
  await db
    .update(orderRounds)
    .set({ uid: to })
    .where(and(eq(orderRounds.uid, from), notExists(db.select({ one: sql`1` }).from(other).where(isThere))));
  await db.update(payments).set({ uid: to }).where(eq(payments.uid, from));
  await db.update(receipts).set({ uid: to }).where(eq(receipts.uid, from));
  return moved.length;
};

/** A request that is repeated after the sign-in gets the answer that it got before it. */
const moveKeys: Mover = async (db, { from, to }) => {
  const other = alias(idempotencyKeys, "other");
  const isThere = and(eq(other.scope, to), eq(other.key, idempotencyKeys.key));
  const taken = db.select({ one: sql`1` }).from(other).where(isThere);
  await db
    .update(idempotencyKeys)
    .set({ scope: to })
    .where(and(eq(idempotencyKeys.scope, from), notExists(taken)));
  return 0;
};

/** Identical lines grow, as they do when they are added. */
const moveCartLines: Mover = async (db, { from, to }) => {
  const lines = await db
    .select()
    .from(shopcartLines)
    .where(inArray(shopcartLines.uid, [from, to]));
  const keyOf = (line: (typeof lines)[number]) =>
    JSON.stringify([line.store_id, line.goods_show_type, lineKey(line)]);
  const kept = new Map(lines.filter(({ uid }) => uid === to).map((line) => [keyOf(line), line]));
  const coming = lines.filter(({ uid }) => uid === from);
  for (const line of coming) {
    const same = kept.get(keyOf(line));
    const own = eq(shopcartLines.id, line.id);
    if (same === undefined) {
      await db.update(shopcartLines).set({ uid: to }).where(own);
      continue;
    }
    const number = Math.min(MOST_PIECES, same.number + line.number);
    // What was seen last is what was seen before the sign-in.
    const price_seen = line.price_seen ?? same.price_seen;
    await db.update(shopcartLines).set({ number, price_seen }).where(eq(shopcartLines.id, same.id));
    await db.delete(shopcartLines).where(own);
  }
  return coming.length;
};
const MOST_PIECES = 9_999;

const moveMessages: Mover = async (db, { from, to }) => {
  await db.update(informs).set({ uid: to }).where(eq(informs.uid, from));
  await db.update(lineMessages).set({ uid: to }).where(eq(lineMessages.uid, from));
  await db.update(lineNotifiers).set({ uid: to }).where(eq(lineNotifiers.uid, from));
  await db.update(feedbacks).set({ uid: to }).where(eq(feedbacks.uid, from));
  await db.update(staffCalls).set({ uid: to }).where(eq(staffCalls.uid, from));
  const there = alias(visitGuests, "there");
  const isThere = and(eq(there.uid, to), eq(there.visit_id, visitGuests.visit_id));
  await db
    .update(visitGuests)
    .set({ uid: to })
    .where(and(eq(visitGuests.uid, from), notExists(db.select({ one: sql`1` }).from(there).where(isThere))));
  return 0;
};

const moveReviews: Mover = async (db, { from, to }) => {
  await db.update(reviews).set({ uid: to }).where(eq(reviews.uid, from));
  await db.update(uploads).set({ uid: to }).where(eq(uploads.uid, from));
  return 0;
};

const moveFavourites: Mover = async (db, { from, to }) => {
  const other = alias(favourites, "other");
  const isThere = and(eq(other.uid, to), eq(other.store_id, favourites.store_id));
  const marked = db.select({ one: sql`1` }).from(other).where(isThere);
  await db.delete(favourites).where(and(eq(favourites.uid, from), exists(marked)));
  await db.update(favourites).set({ uid: to }).where(eq(favourites.uid, from));
  return 0;
};

/** The member's own default stays it; theirs who had none is the visitor's. */
const moveAddresses: Mover = async (db, { from, to }) => {
  const own = alias(addresses, "own");
  const kept = db
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.uid, to), eq(own.is_default, 1)));
  await db
    .update(addresses)
    .set({ is_default: 0 })
    .where(and(eq(addresses.uid, from), exists(kept)));
  const moved = await db
    .update(addresses)
    .set({ uid: to })
    .where(eq(addresses.uid, from))
    .returning({ id: addresses.id });
  return moved.length;
};

/** Orders go on naming the coupons that they were placed with, whoever's both are by now. */
const moveCoupons: Mover = async (db, { from, to }) => {
  const moved = await db
    .update(memberCoupons)
    .set({ uid: to })
    .where(eq(memberCoupons.uid, from))
    .returning({ id: memberCoupons.id });
  return moved.length;
};

const movePlatforms: Mover = async (db, { from, to }) => {
  await db.update(memberPlatforms).set({ uid: to }).where(eq(memberPlatforms.uid, from));
  return 0;
};

/** All that a visitor may have, in the order in which it moves; what is new to the provider joins this list. */
const moveRequests: Mover = async (db, { from, to }) => {
  const own = eq(privacyRequests.uid, from);
  return (await db.update(privacyRequests).set({ uid: to }).where(own).returning({ id: privacyRequests.id }))
    .length;
};

const movers = {
  orders: moveOrders,
  keys: moveKeys,
  cart_lines: moveCartLines,
  messages: moveMessages,
  reviews: moveReviews,
  favourites: moveFavourites,
  coupons: moveCoupons,
  addresses: moveAddresses,
  platforms: movePlatforms,
  requests: moveRequests,
} as const satisfies Record<string, Mover>;
