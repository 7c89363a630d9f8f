import { and, eq, inArray } from "drizzle-orm";
import { feedback, memberEvaluate } from "#contract/calls/member.ts";
import { storeEvaluate } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { orderFacts } from "#provider/orders/orderFacts.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { ratingsOf } from "#provider/stores/presentStore.ts";
import { takeFeedback } from "./feedback.ts";
import { presentReview, reviewsPage } from "./reviews.ts";

export const answerStoreEvaluate = answer(storeEvaluate, async (request, { db, fail, language, parts }) => {
  const { store_id, star, cursor } = request;
  await findStore(db, store_id, fail);
  const where = and(eq(reviews.store_id, store_id), star === undefined ? undefined : eq(reviews.star, star));
  const { rows, next_cursor } = await reviewsPage(db, { where, cursor, key: parts.signingKey }, fail);
  return {
    ...(await ratingsOf(db, store_id)),
    items: rows.map((row) => presentReview(row, language)),
    next_cursor,
  };
});

/** Goods that are named beside a review. */
const NAMES = 3;

export const answerMemberEvaluate = answer(memberEvaluate, async ({ cursor, order_no }, context) => {
  const { caller, db, fail, language, parts } = context;
  const { uid } = caller;
  if (order_no !== undefined) {
    const [order] = await db.select({ uid: orders.uid }).from(orders).where(eq(orders.order_no, order_no));
    if (order === undefined) return fail(Code.orderMissing);
    if (order.uid !== uid) return fail(Code.noPermission);
  }
  const where = and(
    eq(reviews.uid, uid),
    order_no === undefined ? undefined : eq(reviews.order_no, order_no),
  );
  const { rows, next_cursor } = await reviewsPage(db, { where, cursor, key: parts.signingKey }, fail);
  if (order_no !== undefined && rows.length === 0) return fail(Code.notYetReviewed);

  const numbers = rows.flatMap((row) => (row.order_no === null ? [] : [row.order_no]));
  const facts =
    numbers.length === 0
      ? []
      : await orderFacts(db, await db.select().from(orders).where(inArray(orders.order_no, numbers)));
  const items = rows.flatMap((row) => {
    const about = facts.find(({ order }) => order.order_no === row.order_no);
    if (about === undefined) return [];
    const { lines, order, store } = about;
    return [
      {
        ...presentReview(row, language),
        order_no: order.order_no,
        store_id: store.id,
        store_name: store.name[language],
        store_picture: store.picture,
        time_zone: store.time_zone,
        goods_names: [...new Set(lines.map(({ name }) => name[language]))].slice(0, NAMES),
      },
    ];
  });
  return { items, next_cursor };
});

export const answerFeedback = answer(feedback, takeFeedback);
