import { and, type Column, count, eq, gte, inArray, isNotNull, min, ne, or } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { TableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { signalStore } from "#provider/notices/inform.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { takeStock } from "#provider/orders/placing/stock.ts";
import type { Fail } from "#provider/server/context.ts";
import { type FoundTable, lockStrangers } from "#provider/stores/findTable.ts";
import { presentVisit, type Visit } from "./presentVisit.ts";
import { joinVisit } from "./visits.ts";

const MINUTE = 60_000;
const SECOND = 1_000;

/** What an order does while the staff have not let it in: it holds nothing and nobody cooks it. */
export const waitsOutside = and(eq(orders.order_status, OrderStatus.pending), isNotNull(orders.let_in_until));

/**
 * Whether somebody at a table is let in by the staff before anything of theirs is cooked: they came with its bare id, the
 * store does not take that for enough, and nothing of theirs was taken in the present visit.
 */
export async function needsAdmission(
  db: Database,
  at: { readonly table: FoundTable; readonly visit: Visit | null; readonly rules: TableRules },
  uid: string | undefined,
): Promise<boolean> {
  const { table, visit, rules } = at;
  if (!isStranger({ ...table, visit, rules }, false)) return false;
  return uid === undefined || !visit?.is_under_way || !(await hasBeenSeen(db, visit.id, uid));
}

/** The same of somebody of whom it is known whether they were seen in that visit. */
export const isStranger = (
  at: { readonly is_verified: boolean; readonly visit: Visit | null; readonly rules: TableRules },
  isSeen: boolean,
): boolean => !at.is_verified && !at.rules.lets_bare_ids_in && !(at.visit?.is_under_way && isSeen);

/** Whether a member has ordered in a visit by its table's signed code, or by an order that the staff have taken. */
export async function hasBeenSeen(db: Database, sitting_id: string, uid: string): Promise<boolean> {
  const [own] = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(and(eq(orders.uid, uid), isSeenIn(sitting_id)))
    .limit(1);
  return own !== undefined;
}

/** Orders of a visit whose guests the store has seen, as `hasBeenSeen` has it. */
export const isSeenIn = (sitting_id: string | Column) =>
  and(
    eq(orders.sitting_id, sitting_id),
    ne(orders.order_status, OrderStatus.canceled),
    or(eq(orders.is_table_verified, true), gte(orders.order_status, OrderStatus.confirmed)),
  );

/** A table that somebody orders at whom the store has not seen. */
interface Outside {
  readonly store_id: string;
  readonly table_id: string;
  readonly rules: TableRules;
  readonly now: Date;
}

/**
 * Until when a new order of this table waits to be let in. 90006 with the seconds until there is room, where as many wait
 * already as the store lets wait: of the table, and of all tables. The table's row is locked.
 */
export async function takePlaceOutside(
  db: Database,
  at: Outside,
  fail: Fail<typeof Code.tooManyRequests>,
): Promise<Date> {
  const { store_id, rules, now } = at;
  // Who comes too late needs not wait for those before.
  await checkRoomOutside(db, at, fail);
  await lockStrangers(db, store_id);
  await checkRoomOutside(db, at, fail);
  return new Date(now.getTime() + rules.let_in_minutes * MINUTE);
}

async function checkRoomOutside(
  db: Database,
  at: Outside,
  fail: Fail<typeof Code.tooManyRequests>,
): Promise<void> {
  const { store_id, table_id, rules, now } = at;
  const waiting = async (where: ReturnType<typeof eq>) =>
    (
      await db
        .select({ orders: count(), first: min(orders.let_in_until) })
        .from(orders)
        .where(and(waitsOutside, where))
    )[0];
  const ofTable = await waiting(eq(orders.table_id, table_id));
  const ofStore = await waiting(eq(orders.store_id, store_id));
  const isFull =
    (ofTable?.orders ?? 0) >= rules.table_waiting || (ofStore?.orders ?? 0) >= rules.store_waiting;
  if (isFull) {
    const first = ((ofTable?.orders ?? 0) >= rules.table_waiting ? ofTable : ofStore)?.first ?? now;
    const seconds = Math.max(1, Math.ceil((first.getTime() - now.getTime()) / SECOND));
    fail(Code.tooManyRequests, { seconds, reason: "let_in" });
  }
}

/**
 * Lets an order in that the staff have seen: its pieces are taken from stock, its diners counted. The visit that it
 * belongs to from now on; null, and nothing is changed, where there are too few pieces left. Order and table are locked.
 */
export async function admit(db: Database, order: OrderRow, now: Date): Promise<string | null> {
  const { order_no, people, store_id, table_id, uid } = order;
  if (table_id === null) return null;
  const lines = await db
    .select({ goods_id: orderLines.goods_id, number: orderLines.number })
    .from(orderLines)
    .where(eq(orderLines.order_no, order_no));
  const ids = [...new Set(lines.map(({ goods_id }) => goods_id))].toSorted();
  const rows = await db.select().from(goods).where(inArray(goods.id, ids)).orderBy(goods.id).for("update");
  const isShort = rows.some(({ daily, id, is_sold_out, refills_at, stock }) => {
    const wanted = lines.reduce((sum, line) => sum + (line.goods_id === id ? line.number : 0), 0);
    const left = refills_at !== null && refills_at <= now ? (daily ?? -1) : stock;
    return left >= 0 && (is_sold_out || left < wanted);
  });
  if (isShort) return null;
  const { hasSoldOut } = await takeStock(db, lines, { rows, now });
  if (hasSoldOut) await signalStore(db, store_id, "menu_changed", now);
  const visit = await presentVisit(db, table_id, { uid, visit_id: null, now });
  return joinVisit(db, { table_id, store_id, visit, people, now });
}
