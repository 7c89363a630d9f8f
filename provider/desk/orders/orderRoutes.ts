import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { OrderType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { backToBoard, type Said } from "#provider/desk/board/said.ts";
import { sendBoard } from "#provider/desk/board/sendBoard.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField, formFields } from "#provider/desk/form.ts";
import { readParcels } from "#provider/desk/mall/parcels.ts";
import { slipPage } from "#provider/desk/mall/slipPage.ts";
import { deskPolicy, sendMissing } from "#provider/desk/page.ts";
import { speech } from "#provider/desk/speech.ts";
import { ownCancelReason, orderFacts } from "#provider/orders/orderFacts.ts";
import { actOnOrder, noFields, type OrderFields } from "./actOnOrder.ts";
import { type CourierFault, FAULT_AT } from "./offPremisesView.ts";

/** Orders on one page, and characters of their numbers. */
const MOST_AT_ONCE = 100;
const MOST_LISTED = 8_000;

/** The buttons at an order, and what goes into its parcels. */
export function orderRoutes(counter: Counter): Hono {
  const { parts } = counter;
  const routes = new Hono();
  routes.post("/:store/orders/:order/:action", async (context) => {
    const { store: store_id, order: order_no, action } = context.req.param();
    const field = await formFields(context);
    const parcels = readParcels(field);
    const fields = { ...(await fieldsOf(context)), parcels: parcels.ok ? parcels.parcels : null };
    const said = await actOnOrder(counter, { store_id, order_no, action, fields });
    const faults = said === "parcels" && !parcels.ok ? parcels.faults : faultsOfCourier(said);
    const store = faults === null ? undefined : await counter.findStore(store_id);
    if (store === undefined || faults === null) return backToBoard(context, store_id, said);
    return sendBoard(counter, context, store, { order_no, field, faults });
  });
  /** Presses the same button at all orders that a page showed, each as if it were pressed alone. */
  const pressAll = (path: string, action: "cancel" | "settle", reason: (context: Context) => string) =>
    routes.post(`/:store/${path}`, async (context) => {
      const store_id = context.req.param("store") ?? "";
      const listed = (await formField(context, "orders", MOST_LISTED)).split(" ").filter(Boolean);
      const fields = { ...noFields, reason: reason(context) };
      let said: Said | null = null;
      for (const order_no of listed.slice(0, MOST_AT_ONCE))
        said = (await actOnOrder(counter, { store_id, order_no, action, fields })) ?? said;
      return backToBoard(context, store_id, said);
    });
  pressAll("outside/refuse", "cancel", (context) => ownCancelReason("notLetIn", speech(context).language));
  pressAll("done/settle", "settle", () => "");
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

function faultsOfCourier(said: Said | null): Readonly<Record<string, CourierFault>> | null {
  if (said !== "courier_missing" && said !== "courier_phone" && said !== "tracking") return null;
  return { [FAULT_AT[said]]: said };
}

async function fieldsOf(context: Context): Promise<Omit<OrderFields, "parcels">> {
  const field = (name: Exclude<keyof OrderFields, "parcels">) => formField(context, name);
  return {
    reason: await field("reason"),
    digits: await field("digits"),
    note: await field("note"),
    taken: await field("taken"),
    courier_name: await field("courier_name"),
    courier_phone: await field("courier_phone"),
    delivery_company: await field("delivery_company"),
    delivery_number: await field("delivery_number"),
  };
}
