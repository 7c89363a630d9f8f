import { and, desc, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Fail } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "./lockOrder.ts";

/** When it was placed, and its number. */
const Place = z.tuple([z.iso.datetime(), z.string()]);

/** Orders, newest first, a page from the cursor on. 114 for a cursor that this provider did not make. */
export async function ordersPage(
  db: Database,
  wanted: { readonly where: SQL | undefined; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<114>,
): Promise<{ rows: OrderRow[]; next_cursor: string | null }> {
  const after = readCursor(Place, wanted.cursor, wanted.key, fail);
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        wanted.where,
        after === null
          ? undefined
          : sql`(${orders.placed_at}, ${orders.order_no}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(orders.placed_at), desc(orders.order_no))
    .limit(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  const next_cursor = last ? writeCursor(wanted.key, [last.placed_at.toISOString(), last.order_no]) : null;
  return { rows, next_cursor };
}
