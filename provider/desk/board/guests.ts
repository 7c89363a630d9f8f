import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { inform, informEvent } from "#provider/notices/inform.ts";

/** Answers a call: with words, or without any (null) that staff are on their way. False when it was answered already. */
export async function answerCall(
  db: Database,
  on: {
    readonly store_id: string;
    readonly call_id: string;
    readonly content: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { store_id, now } = on;
  const [call] = await db
    .update(staffCalls)
    .set({ answered_at: now })
    .where(
      and(eq(staffCalls.id, on.call_id), eq(staffCalls.store_id, store_id), isNull(staffCalls.answered_at)),
    )
    .returning();
  if (call === undefined) return false;
  const { uid } = call;
  if (on.content !== null) {
    await inform(db, { uid, store_id, order_no: null, event: "store_message", content: on.content, now });
  } else if (call.kind === 1) {
    await informEvent(db, { uid, store_id, order_no: null, event: "staff_coming", now });
  }
  return true;
}

/** Sends the guest of an order a message in the store's own words; false for an order that is not of this store. */
export async function sendMessage(
  db: Database,
  on: { readonly store_id: string; readonly order_no: string; readonly content: string; readonly now: Date },
): Promise<boolean> {
  const { store_id, order_no, content, now } = on;
  const [order] = await db
    .select({ uid: orders.uid })
    .from(orders)
    .where(and(eq(orders.order_no, order_no), eq(orders.store_id, store_id)));
  if (order === undefined) return false;
  await inform(db, { uid: order.uid, store_id, order_no, event: "store_message", content, now });
  return true;
}
