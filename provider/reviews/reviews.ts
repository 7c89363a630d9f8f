import { randomUUID } from "node:crypto";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE, type ParsedRequestOf, type ResponseOf } from "#contract/call.ts";
import type { orderEvaluate } from "#contract/calls/afterOrder.ts";
import * as Code from "#contract/codes.ts";
import type { Review } from "#contract/review.ts";
import type { Picture, WireLanguage } from "#contract/scalars.ts";
import { customerActions } from "#domain/orders/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { members } from "#provider/db/tables/members.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { informEvent } from "#provider/notices/inform.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { ContextOf, Fail } from "#provider/server/context.ts";
import { takeUploads } from "#provider/server/uploads/uploadFiles.ts";

/** When it was written, and its id. */
const Place = z.tuple([z.iso.datetime(), z.string()]);

/** A page of reviews, newest first; 114 for a cursor that is none. */
export async function reviewsPage(
  db: Database,
  from: { readonly where: SQL | undefined; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<typeof Code.missingParameter>,
): Promise<{ rows: ReviewRow[]; next_cursor: string | null }> {
  const after = readCursor(Place, from.cursor, from.key, fail);
  const isAfter =
    after === null
      ? undefined
      : sql`(${reviews.created_at}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]})`;
  const found = await db
    .select()
    .from(reviews)
    .where(and(from.where, isAfter))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  const next_cursor = last ? writeCursor(from.key, [last.created_at.toISOString(), last.id]) : null;
  return { rows, next_cursor };
}

export type ReviewRow = typeof reviews.$inferSelect;

/** A review for everybody's eyes. */
export function presentReview(row: ReviewRow, language: WireLanguage): Review {
  return {
    review_id: row.id,
    author: row.author,
    star: row.star,
    content: row.content[language],
    pictures: row.pictures,
    time: row.created_at.toISOString(),
    reply:
      row.reply === null
        ? null
        : { content: row.reply[language], time: (row.replied_at ?? row.created_at).toISOString() },
  };
}

/**
 * Writes an order's review, under the name by which its author is called; who has none is nobody by name. The order
 * must be locked. Lists of stores count it with the next housekeeping.
 */
async function writeReview(
  db: Database,
  order: Pick<OrderRow, "order_no" | "store_id" | "uid">,
  said: { readonly star: number; readonly content: string; readonly pictures: Picture[]; readonly now: Date },
): Promise<ReviewRow> {
  const { order_no, store_id, uid } = order;
  const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.uid, uid));
  const [written] = await db
    .insert(reviews)
    .values({
      id: randomUUID(),
      store_id,
      order_no,
      uid,
      author: member?.nickname ?? "",
      star: said.star,
      content: inOneLanguage(said.content),
      pictures: said.pictures,
      created_at: said.now,
    })
    .returning();
  if (written === undefined) throw new Error(`The review of ${order_no} was not written`);
  return written;
}

/** Reviews one of the caller's own orders, of whatever kind: what orderevaluate answers. */
export async function reviewOrder(
  request: ParsedRequestOf<typeof orderEvaluate>,
  context: ContextOf<typeof orderEvaluate>,
): Promise<ResponseOf<typeof orderEvaluate>> {
  const { caller, db, fail, language, now } = context;
  const { content, order_no, pictures: addresses = [], star } = request;
  const { uid } = caller;
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const [facts] = await orderFacts(db, [order]);
  if (facts === undefined) return fail(Code.orderMissing);
  if (facts.is_reviewed) return fail(Code.alreadyReviewed);
  if (star === 0) return fail(Code.ratingMissing);
  if (!customerActions(stateOf(facts, uid)).includes("review"))
    return fail(Code.reviewFailed, { reason: "order_open" });
  const pictures = await takeUploads(db, addresses, { uid, now });
  if (pictures === null) return fail(Code.reviewFailed, { reason: "pictures" });
  return presentReview(await writeReview(db, order, { star, content, pictures, now }), language);
}

/**
 * Says what a store answers to a review, or says it differently; its author is told of the first answer alone. False
 * for a review that is not of this store.
 */
export async function replyToReview(
  db: Database,
  on: { readonly store_id: string; readonly review_id: string; readonly content: string; readonly now: Date },
): Promise<boolean> {
  const { store_id, review_id, content, now } = on;
  const own = and(eq(reviews.id, review_id), eq(reviews.store_id, store_id));
  const [before] = await db.select().from(reviews).where(own).for("update");
  if (before === undefined) return false;
  await db
    .update(reviews)
    .set({ reply: inOneLanguage(content), replied_at: before.replied_at ?? now })
    .where(own);
  const { order_no, uid } = before;
  if (uid === null || before.reply !== null) return true;
  await informEvent(db, { uid, store_id, order_no, event: "review_replied", now });
  return true;
}

/** What a person wrote, which is the same for readers of every language. */
function inOneLanguage(text: string): Localized {
  return inEach(() => text);
}
