import { and, asc, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { StaffCallKind } from "#contract/enumerations.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** Calls of one page; the longest are shown, and what is answered makes room for the next. */
const AT_ONCE = 100;
const MINUTE = 60_000;
/** An order from longer ago says nothing about where a guest sits now. */
const RECENT = 12 * 60 * MINUTE;

export type BoardCall = typeof staffCalls.$inferSelect & {
  /** Where the guest sits, by the card they called from or else their last order; null when neither says. */
  readonly table_name: string | null;
  /** Empty for a visitor. */
  readonly nickname: string;
  /** Of their last order today; null when there is none. */
  readonly call_number: string | null;
};

export interface BoardCalls {
  readonly shown: readonly BoardCall[];
  /** Those that are not shown included: from whom the store knows, and from whom it has not seen. */
  readonly known: number;
  readonly strangers: number;
}

/**
 * Calls of a store that wait for an answer. One to a table from somebody whom the store has not seen ends by itself, as
 * their orders do.
 */
export function openCalls({ id, table_rules }: Pick<StoreRow, "id" | "table_rules">, now: Date) {
  const since = new Date(now.getTime() - tableRules(table_rules).let_in_minutes * MINUTE);
  return and(
    eq(staffCalls.store_id, id),
    isNull(staffCalls.answered_at),
    or(
      eq(staffCalls.is_known, true),
      eq(staffCalls.kind, StaffCallKind.message),
      gt(staffCalls.created_at, since),
    ),
  );
}

/** Calls and messages that wait for an answer, the longest first, with who they are from. */
export async function readCalls(
  db: Database,
  store: Pick<StoreRow, "id" | "table_rules">,
  now: Date,
): Promise<BoardCalls> {
  const open = openCalls(store, now);
  const rows = await db
    .select({ call: staffCalls, table_name: tables.name, nickname: members.nickname })
    .from(staffCalls)
    .leftJoin(tables, eq(tables.id, staffCalls.table_id))
    .leftJoin(members, eq(members.uid, staffCalls.uid))
    .where(open)
    .orderBy(asc(staffCalls.created_at), asc(staffCalls.id))
    .limit(AT_ONCE);
  if (rows.length === 0) return { shown: [], known: 0, strangers: 0 };
  const known = await db.$count(staffCalls, and(open, eq(staffCalls.is_known, true)));
  const strangers = await db.$count(staffCalls, and(open, eq(staffCalls.is_known, false)));
  const callers = [...new Set(rows.map(({ call }) => call.uid))];
  const since = new Date(now.getTime() - RECENT);
  const placed = await db
    .select({ uid: orders.uid, call_number: orders.call_number, seat_number: orders.seat_number })
    .from(orders)
    .where(and(eq(orders.store_id, store.id), inArray(orders.uid, callers), gt(orders.placed_at, since)))
    .orderBy(desc(orders.placed_at), desc(orders.order_no));
  const shown = rows.map(({ call, table_name, nickname }) => {
    const last = placed.find(({ uid }) => uid === call.uid);
    return {
      ...call,
      table_name: table_name ?? last?.seat_number ?? null,
      nickname: nickname ?? "",
      call_number: last?.call_number ?? null,
    };
  });
  return { shown, known, strangers };
}
