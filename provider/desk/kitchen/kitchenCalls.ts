import {
  changeKitchenPlan,
  kitchen as kitchenCall,
  kitchenPlan,
  markDishes as markDishesCall,
} from "#contract/calls/desk/kitchen.ts";
import { auditing } from "#provider/desk/board/boardCalls.ts";
import { liveView } from "#provider/desk/live/liveViews.ts";
import { actOnOrder, NO_FIELDS } from "#provider/desk/orders/actOnOrder.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
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

export const kitchenView = liveView(
  kitchenCall,
  kitchenCall.request,
  (_, { language, parts, signed, store }) =>
    readKitchen(parts.db, store, {
      language,
      now: parts.clock(),
      seesCustomers: seesCustomersOf(signed, parts),
    }),
);
