import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { OrderType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { deskPolicy, sendMissing } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/frame/speech.ts";
import { orderFacts } from "#provider/orders/orderFacts.ts";
import { slipPage } from "./slipPage.ts";

/** What goes into an order's parcels, to print. */
export function slipRoutes({ parts }: Counter): Hono {
  const routes = new Hono();
  routes.get("/:store/slips/:order", async (context) => {
    const { store: store_id, order: order_no } = context.req.param();
    const own = and(
      eq(orders.order_no, order_no),
      eq(orders.store_id, store_id),
      eq(orders.order_type, OrderType.shipping),
    );
    const [facts] = await orderFacts(parts.db, await parts.db.select().from(orders).where(own));
    if (facts === undefined) return sendMissing(context, parts);
    const nonce = parts.random(16);
    context.header("content-security-policy", deskPolicy(nonce));
    return context.html(slipPage(facts, speech(context), nonce));
  });
  return routes;
}
