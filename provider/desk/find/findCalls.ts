import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import { findOrders, ORDER_FILES, OrdersInFile, wholeOrder } from "#contract/calls/desk/find.ts";
import { mayPress } from "#provider/desk/board/boardCalls.ts";
import { speech } from "#provider/desk/speech.ts";
import { ownStore, whoLooks } from "#provider/desk/stores/ownStore.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Parts } from "#provider/server/context.ts";
import { audit } from "#provider/staff/audit.ts";
import { answerDesk, askedFrom, mayUse, seesCustomersOf } from "#provider/staff/deskDispatch.ts";
import { orderFile } from "./orderFile.ts";
import { pageOfOrders } from "./orderFilter.ts";
import { presentFound } from "./presentFound.ts";
import { readWholeOrder } from "./wholeOrder.ts";

/** Of a list of found orders: when the last one was placed, and its number. */
const Place = z.tuple([z.literal("found"), z.iso.datetime(), z.string()]);

const find = answerDesk(findOrders, async ({ cursor, store_id, ...filter }, context) => {
  const { db, fail, parts, signed } = context;
  const store = await ownStore(context, store_id);
  const place = readCursor(Place, cursor, parts.signingKey, () => fail("cursor"));
  const seesCustomers = seesCustomersOf(signed, parts);
  const after = place === null ? null : ([place[1], place[2]] as const);
  const { next, rows } = await pageOfOrders(db, store, filter, { after, size: PAGE_SIZE, seesCustomers });
  return {
    items: rows.map((order) => presentFound(order, seesCustomers)),
    next_cursor: next === null ? null : writeCursor(parts.signingKey, ["found", ...next]),
  };
});

const one = answerDesk(wholeOrder, async ({ order_no, store_id }, context) => {
  const { db, fail, language, now, parts, signed } = context;
  await ownStore(context, store_id);
  const seesCustomers = seesCustomersOf(signed, parts);
  const opensCustomers = mayUse(signed, "customers", parts);
  const looking = { language, now, mayPress: mayPress(signed, parts), opensCustomers, seesCustomers };
  return (await readWholeOrder(db, { order_no, store_id }, looking)) ?? fail("gone");
});

export const findCalls = [find, one];

/** The orders that somebody found, as a file for spreadsheets; who took it stands in the audit log. */
export function orderFileRoutes(parts: Parts): Hono {
  const routes = new Hono();
  const send = async (context: Context, kind: "csv" | "xlsx") => {
    const now = parts.clock();
    const query = Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ""));
    const asked = OrdersInFile.safeParse(query);
    if (!asked.success) return context.text("Bad Request", 400);
    const { store_id, ...filter } = asked.data;
    const who = await whoLooks(context, parts, store_id);
    if (who === null || !mayUse(who.signed, "log", parts)) return context.text("Forbidden", 403);
    const { signed, store } = who;
    const { language } = speech(context);
    const seesCustomers = seesCustomersOf(signed, parts);
    const { parts: written, type } = await orderFile(
      parts.db,
      { filter, kind, store },
      { language, seesCustomers },
    );
    // What was looked for may be somebody's name.
    const after = { file: kind, ...filter, ...(filter.text !== undefined && { text: "*" }) };
    const actor = { staff: signed.staff, ...askedFrom(context, parts, signed.tablet) };
    await audit(parts.db, actor, { did: "orders.export", subject: store_id, store_id, after }, now);
    context.header("content-type", type);
    const name = `orders-${now.toISOString().slice(0, 10)}.${kind}`;
    context.header("content-disposition", `attachment; filename="${name}"`);
    return stream(context, async (file) => {
      for await (const part of written) {
        if (file.aborted) return;
        await file.write(part);
      }
    });
  };
  for (const kind of ["csv", "xlsx"] as const)
    routes.get(ORDER_FILES[kind].replace("/desk", ""), (context) => send(context, kind));
  return routes;
}
