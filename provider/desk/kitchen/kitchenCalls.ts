import { Hono } from "hono";
import {
  changeKitchenPlan,
  KITCHEN_EVENTS,
  kitchen as kitchenCall,
  kitchenPlan,
  KitchenPlace,
  markDishes as markDishesCall,
} from "#contract/calls/desk/kitchen.ts";
import { auditing } from "#provider/desk/board/boardCalls.ts";
import { watchBoard } from "#provider/desk/board/watchBoard.ts";
import { actOnOrder, NO_FIELDS } from "#provider/desk/orders/actOnOrder.ts";
import { ownStore, whoLooks } from "#provider/desk/stores/ownStore.ts";
import { speech } from "#provider/desk/speech.ts";
import type { Parts } from "#provider/server/context.ts";
import { answerDesk, seesCustomersOf } from "#provider/staff/deskDispatch.ts";
import { markDishes, servedOrders } from "./markDishes.ts";
import { changePlan, readPlan } from "./plan.ts";
import { readKitchen } from "./readKitchen.ts";

const read = answerDesk(kitchenCall, async ({ store_id }, context) => {
  const { db, language, now, parts, signed } = context;
  const seesCustomers = seesCustomersOf(signed, parts);
  return readKitchen(db, await ownStore(context, store_id), { language, now, seesCustomers });
});

const mark = answerDesk(markDishesCall, async ({ store_id, line_ids, mark: how }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const marked = await write(async ({ audit, db }) => {
    const lines = await markDishes(db, { store_id, line_ids, mark: how, now });
    const order_nos = [...new Set(lines.map(({ order_no }) => order_no))];
    for (const subject of order_nos) {
      const own = lines.filter(({ order_no }) => order_no === subject).map(({ line_id }) => line_id);
      await audit({ did: "kitchen.mark", subject, store_id, after: { mark: how, lines: own } });
    }
    return lines;
  });
  // Only what is committed is seen: whoever marks the last dish sees that nothing is left.
  const served = how === "served" ? await servedOrders(context.db, { line_ids, store_id }) : [];
  const order_nos: string[] = [];
  for (const order_no of served) {
    const counter = auditing(context, { order_no, store_id, action: "complete" });
    const refusal = await actOnOrder(counter, { store_id, order_no, action: "complete", fields: NO_FIELDS });
    if (refusal === null) order_nos.push(order_no);
  }
  return { line_ids: marked.map(({ line_id }) => line_id), order_nos };
});

const plan = answerDesk(kitchenPlan, async ({ store_id }, context) =>
  readPlan(context.db, await ownStore(context, store_id), context.language),
);

const change = answerDesk(changeKitchenPlan, async ({ store_id, change: wanted }, context) => {
  const { fail, parts, write } = context;
  await ownStore(context, store_id);
  const outcome = await write(async ({ audit, db }) => {
    const result = await changePlan(db, { store_id, change: wanted, newId: `st-${parts.random(9)}` });
    if (result === "done") await audit({ did: "kitchen.plan", subject: store_id, store_id, after: wanted });
    return result;
  });
  return outcome === "done" ? {} : fail(outcome);
});

export const kitchenCalls = [read, mark, plan, change];

/**
 * The events that keep a kitchen's display up to date.
 * @param closing aborted when the provider closes
 */
export function kitchenEventRoutes(parts: Parts, closing: AbortSignal): Hono {
  const routes = new Hono();
  routes.get(KITCHEN_EVENTS.replace("/desk", ""), async (context) => {
    const asked = KitchenPlace.safeParse(context.req.query());
    if (!asked.success) return context.text("Bad Request", 400);
    const { store_id } = asked.data;
    const { language } = speech(context);
    const who = () => whoLooks(context, parts, store_id);
    if ((await who()) === null) return context.text("Forbidden", 403);
    return watchBoard(context, {
      closing,
      look: async () => {
        const seen = await who();
        if (seen === null) return null;
        const { read_at, ...shown } = await readKitchen(parts.db, seen.store, {
          language,
          now: parts.clock(),
          seesCustomers: seesCustomersOf(seen.signed, parts),
        });
        return { seen: shown, along: { read_at } };
      },
    });
  });
  return routes;
}
