import { Hono } from "hono";
import { answerCall } from "./answerGuest.ts";
import type { Counter } from "./counter.ts";
import { formField } from "./formField.ts";
import { backToBoard } from "./said.ts";
import { sendMessage } from "./sendMessage.ts";

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
