import { and, eq, sql } from "drizzle-orm";
import { OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import type { orderLines } from "#provider/db/tables/orders.ts";
import { printJobs } from "#provider/db/tables/printing.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import { newJob, printersFor, ticketId } from "./makeJobs.ts";
import { type LineMark, ticketSource } from "./ticketSource.ts";

type LineRow = typeof orderLines.$inferSelect;

/**
 * Leaves a ticket of one line to the printers that printed it: that it is made once more, or not at all. In the
 * transaction that decides it.
 */
export async function makeLineTickets(
  db: Database,
  order: OrderRow,
  {
    change_id,
    line,
    mark,
    now,
  }: {
    readonly line: LineRow;
    readonly mark: LineMark;
    /** By which it is printed once; without one by the line itself, which is new. */
    readonly change_id?: string;
    readonly now: Date;
  },
): Promise<void> {
  if (order.order_type === OrderType.shipping) return;
  const made = await printersFor(db, order.store_id, () => stationOf(db, line));
  const jobs = made.map(({ printer, store }) => ({
    ...newJob(printer, now),
    id: ticketId(order.order_no, change_id ?? line.id, printer.id),
    kind: "ticket" as const,
    order_no: order.order_no,
    round: line.round,
    source: ticketSource({
      language: printer.language,
      time_zone: store.time_zone,
      order,
      number: numberOf(order),
      lines: [line],
      remarks: [],
      isAddition: false,
      mark,
    }),
  }));
  if (jobs.length > 0) await db.insert(printJobs).values(jobs).onConflictDoNothing();
}

/** The station that makes a line's dish: the one that the item itself names, else its category; null: neither names one. */
async function stationOf(db: Database, { goods_id, store_id }: LineRow): Promise<string | null> {
  const [found] = await db
    .select({ station_id: sql<string | null>`coalesce(${goods.station_id}, ${categories.station_id})` })
    .from(goods)
    .leftJoin(categories, and(eq(categories.id, goods.category_id), eq(categories.store_id, goods.store_id)))
    .where(and(eq(goods.id, goods_id), eq(goods.store_id, store_id)));
  return found?.station_id ?? null;
}
