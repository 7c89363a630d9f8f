import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";

const AT_ONCE = 100;
/** An order from longer ago says nothing about where a guest sits now. */
const RECENT = 12 * 3_600_000;

export type BoardCall = typeof staffCalls.$inferSelect & {
  /** Where the guest sits, by the card they called from or else their last order; null when neither says. */
  readonly table_name: string | null;
  /** Empty for a visitor. */
  readonly nickname: string;
  /** Of their last order today; null when there is none. */
  readonly call_number: string | null;
};

/** Calls and messages that wait for an answer, the longest first, with who they are from. */
export async function readCalls(db: Database, store_id: string, now: Date): Promise<BoardCall[]> {
  const rows = await db
    .select({ call: staffCalls, table_name: tables.name, nickname: members.nickname })
    .from(staffCalls)
    .leftJoin(tables, eq(tables.id, staffCalls.table_id))
    .leftJoin(members, eq(members.uid, staffCalls.uid))
    .where(and(eq(staffCalls.store_id, store_id), isNull(staffCalls.answered_at)))
    .orderBy(asc(staffCalls.created_at), asc(staffCalls.id))
    .limit(AT_ONCE);
  if (rows.length === 0) return [];
  const callers = [...new Set(rows.map(({ call }) => call.uid))];
  const since = new Date(now.getTime() - RECENT);
  const placed = await db
    .select({ uid: orders.uid, call_number: orders.call_number, seat_number: orders.seat_number })
    .from(orders)
    .where(and(eq(orders.store_id, store_id), inArray(orders.uid, callers), gt(orders.placed_at, since)))
    .orderBy(desc(orders.placed_at), desc(orders.order_no));
  return rows.map(({ call, table_name, nickname }) => {
    const last = placed.find(({ uid }) => uid === call.uid);
    return {
      ...call,
      table_name: table_name ?? last?.seat_number ?? null,
      nickname: nickname ?? "",
      call_number: last?.call_number ?? null,
    };
  });
}
