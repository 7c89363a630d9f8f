import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { feedback } from "#contract/calls/member.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { takeUploads } from "#provider/uploads/takeUploads.ts";

/**
 * Takes down what somebody wrote to the operator. Pictures are a session's own (115 otherwise), and so is the order
 * that it is about (412 otherwise, as for one that does not exist).
 */
export async function takeFeedback(
  request: ParsedRequestOf<typeof feedback>,
  { caller, db, fail, language, now }: ContextOf<typeof feedback>,
): Promise<ResponseOf<typeof feedback>> {
  const { type, content, name, email = null, pictures: addresses = [], store_id, order_no } = request;
  const uid = caller?.uid ?? null;
  const phone = phoneNumber(request.phone);
  if (phone === null) return fail(104);
  if (content.trim() === "" || name.trim() === "") return fail(114);
  if (store_id !== undefined) await findStore(db, store_id, fail);
  if (order_no !== undefined) {
    const own = and(eq(orders.order_no, order_no), eq(orders.uid, uid ?? ""));
    if ((await db.$count(orders, own)) === 0) return fail(412);
  }
  const pictures = uid === null ? [] : await takeUploads(db, addresses, { uid, now });
  if (pictures === null || pictures.length < addresses.length) return fail(115, { reason: "pictures" });
  const id = `f-${randomUUID()}`;
  await db.insert(feedbacks).values({
    id,
    uid,
    type,
    content,
    name,
    phone,
    email,
    pictures,
    store_id: store_id ?? null,
    order_no: order_no ?? null,
    language,
    created_at: now,
  });
  return { feedback_id: id, time: now.toISOString() };
}
