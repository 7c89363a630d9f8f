import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/form.ts";
import { inform, informEvent } from "#provider/notices/inform.ts";
import { backToBoard } from "./said.ts";

/** Answers to guests who call or write, and messages to them. */
export function guestRoutes({ parts, write }: Counter): Hono {
  const routes = new Hono();

  routes.post("/:store/calls/:call", async (context) => {
    const { store: store_id, call: call_id } = context.req.param();
    // The button "done" sends no words at all; a reply without any would put the guest's message away unanswered.
    const isReply = "content" in (await context.req.parseBody());
    const content = isReply ? await formField(context, "content") : null;
    if (content === "") return backToBoard(context, store_id, "empty");
    const now = parts.clock();
    const isAnswered = await write((db) => answerCall(db, { store_id, call_id, content, now }));
    return backToBoard(context, store_id, isAnswered ? (content === null ? null : "sent") : "refused");
  });

  routes.post("/:store/messages", async (context) => {
    const store_id = context.req.param("store");
    const order_no = await formField(context, "order_no");
    const content = await formField(context, "content");
    if (content === "") return backToBoard(context, store_id, "empty");
    const now = parts.clock();
    const isSent = await write((db) => sendMessage(db, { store_id, order_no, content, now }));
    return backToBoard(context, store_id, isSent ? "sent" : "refused");
  });

  return routes;
}

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
