import { type Context, Hono } from "hono";
import { actOnOrder, type OrderFields } from "./actOnOrder.ts";
import type { Counter } from "./counter.ts";
import { formField } from "./formField.ts";
import { backToBoard } from "./said.ts";

/** The buttons at an order. */
export function orderRoutes(counter: Counter): Hono {
  const routes = new Hono();
  routes.post("/:store/orders/:order/:action", async (context) => {
    const { store: store_id, order: order_no, action } = context.req.param();
    const fields = await fieldsOf(context);
    return backToBoard(context, store_id, await actOnOrder(counter, { store_id, order_no, action, fields }));
  });
  return routes;
}

async function fieldsOf(context: Context): Promise<OrderFields> {
  const field = (name: keyof OrderFields) => formField(context, name);
  return {
    reason: await field("reason"),
    digits: await field("digits"),
    note: await field("note"),
    courier_name: await field("courier_name"),
    courier_phone: await field("courier_phone"),
    delivery_company: await field("delivery_company"),
    delivery_number: await field("delivery_number"),
  };
}
