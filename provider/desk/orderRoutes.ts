import { Hono } from "hono";
import { actOnOrder } from "./actOnOrder.ts";
import type { Counter } from "./counter.ts";
import { formField } from "./formField.ts";
import { backToBoard } from "./said.ts";

/** The buttons at an order. */
export function orderRoutes(counter: Counter): Hono {
  const routes = new Hono();
  routes.post("/:store/orders/:order/:action", async (context) => {
    const { store: store_id, order: order_no, action } = context.req.param();
    const reason = await formField(context, "reason");
    const isDone = await actOnOrder(counter, { store_id, order_no, action, reason });
    return backToBoard(context, store_id, isDone ? null : "refused");
  });
  return routes;
}
