import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  sql,
  sum,
} from "drizzle-orm";
import { REOPENED_WITHIN } from "#contract/calls/desk/ending.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { menuSchedules } from "#provider/db/tables/menus.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { printers } from "#provider/db/tables/printing.ts";
import { deskTablets, staff, staffStores } from "#provider/db/tables/staff.ts";

const DAY = 86_400_000;
/** Orders that are named. */
const NAMED = 20;

/** Until when a store can be opened again that was closed for good then. */
export const reopenUntil = (ended_at: Date): Date => new Date(ended_at.getTime() + REOPENED_WITHIN * DAY);

/** Orders of a store that are not over: something is still to be made, to be handed out, or to be paid. */
const openOf = (store_id: string) =>
  and(
    eq(orders.store_id, store_id),
    or(
      inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed]),
      and(eq(orders.order_status, OrderStatus.completed), eq(orders.pay_status, PayStatus.unpaid)),
    ),
  );

/** How many orders of a store are not over. */
export function countOpen(db: Database, store_id: string): Promise<number> {
  return db.$count(orders, openOf(store_id));
}

/** What guests hold of a store in accounts of some kinds: whose they are, by their members or by vouchers. */
async function heldIn(db: Database, store_id: string, kind: "wallet" | "voucher") {
  const holder = kind === "wallet" ? ledgerAccounts.uid : ledgerAccounts.holding_id;
  const bonus = "wallet_bonus" as const;
  const [row] = await db
    .select({
      count: countDistinct(holder),
      all: sum(ledgerAccounts.balance).mapWith(Number),
      bonus: sql<
        string | null
      >`sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = ${bonus})`,
    })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.store_id, store_id),
        inArray(ledgerAccounts.kind, kind === "wallet" ? ["wallet", bonus] : [kind]),
        gt(ledgerAccounts.balance, 0),
      ),
    );
  const given = Number(row?.bonus ?? 0);
  return { count: row?.count ?? 0, yen: Number(row?.all ?? 0) - given, bonus: given };
}

/** Coupons of a store that are given out, or will be. */
const givenOut = (store_id: string, now: Date) =>
  and(
    eq(coupons.store_id, store_id),
    eq(coupons.is_withdrawn, false),
    or(isNull(coupons.end_time), gt(coupons.end_time, now)),
  );

/** What closing a store for good means to those who have something to do with it. */
export async function meansOf(db: Database, store_id: string, now: Date) {
  const named = await db
    .select({
      order_no: orders.order_no,
      order_type: orders.order_type,
      placed_at: orders.placed_at,
      total: orders.total,
    })
    .from(orders)
    .where(openOf(store_id))
    .orderBy(asc(orders.placed_at), asc(orders.order_no))
    .limit(NAMED);
  const [schedule] = await db
    .select({ publish_at: menuSchedules.publish_at })
    .from(menuSchedules)
    .where(eq(menuSchedules.store_id, store_id));
  const elsewhere = db
    .select({ one: sql`1` })
    .from(sql`${staffStores} as other`)
    .where(sql`other.staff_id = ${staffStores.staff_id} and other.store_id <> ${store_id}`);
  const [people] = await db
    .select({ count: count() })
    .from(staffStores)
    .innerJoin(staff, eq(staff.id, staffStores.staff_id))
    .where(
      and(
        eq(staffStores.store_id, store_id),
        isNull(staff.left_at),
        ne(staff.role, "owner"),
        notExists(elsewhere),
      ),
    );
  return {
    open_orders: await countOpen(db, store_id),
    orders: named.map(({ placed_at, ...order }) => ({ ...order, placed_time: placed_at.toISOString() })),
    cards: await heldIn(db, store_id, "wallet"),
    vouchers: await heldIn(db, store_id, "voucher"),
    coupons: await db.$count(coupons, givenOut(store_id, now)),
    publish_time: schedule?.publish_at.toISOString() ?? null,
    printers: await db.$count(printers, eq(printers.store_id, store_id)),
    tablets: await db.$count(
      deskTablets,
      and(eq(deskTablets.store_id, store_id), isNull(deskTablets.ended_at)),
    ),
    staff: people?.count ?? 0,
  };
}
