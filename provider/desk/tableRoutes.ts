import { Hono } from "hono";
import { actOnTable } from "./actOnTable.ts";
import type { Counter } from "./counter.ts";
import { backToBoard } from "./said.ts";

const said = { done: null, unknown: "refused", open_orders: "open_orders" } as const;

/** The buttons at a table. */
export function tableRoutes({ parts, write }: Counter): Hono {
  const routes = new Hono();
  routes.post("/:store/tables/:table/:action", async (context) => {
    const { store: store_id, table: table_id, action } = context.req.param();
    const now = parts.clock();
    const outcome = await write((db) => actOnTable(db, { store_id, table_id, action, now }));
    return backToBoard(context, store_id, said[outcome]);
  });
  return routes;
}
