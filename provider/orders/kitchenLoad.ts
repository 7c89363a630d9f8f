import { and, between, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { KitchenRules } from "#contract/calls/desk/settings.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { type KitchenLoad, loadOf, NO_LOAD } from "#domain/kitchen/kitchenRules.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import type { Parts } from "#provider/server/context.ts";
import { dueColumn } from "./orderFacts.ts";

const HOUR = 3_600_000;
/** What is due later does not fill the kitchen yet; what has been due for longer was forgotten there. */
const AHEAD = HOUR;
const BACK = 6 * HOUR;

/** An order that the kitchen has before it: not ready, not served, and neither outside nor waiting for its payment online. */
function isOpen(now: Date) {
  const isUnpaid = and(eq(orders.order_status, OrderStatus.pending), isNotNull(orders.auto_cancel_at));
  return and(
    or(eq(orders.order_status, OrderStatus.pending), eq(orders.order_status, OrderStatus.confirmed)),
    ne(orders.order_type, OrderType.shipping),
    isNull(orders.ready_at),
    isNull(orders.let_in_until),
    sql`(${isUnpaid}) is not true`,
    between(dueColumn, new Date(now.getTime() - BACK), new Date(now.getTime() + AHEAD)),
  );
}

/** How many open orders a store has. */
export function countOpenOrders(db: Database, store_id: string, now: Date): Promise<number> {
  return db.$count(orders, and(eq(orders.store_id, store_id), isOpen(now)));
}

/** What a store's open orders come to now; asks nothing where it has no rules for that. */
export async function loadNow(
  db: Database,
  { id, kitchen_rules }: { readonly id: string; readonly kitchen_rules: KitchenRules },
  now: Date,
): Promise<KitchenLoad> {
  const { load } = kitchen_rules;
  return load === undefined ? NO_LOAD : loadOf(load, await countOpenOrders(db, id, now));
}

/**
 * Writes what the open orders of each store with rules for them come to, where that has changed: menus and lists, which
 * are made once for all guests, then say so. To be called every few seconds;
 * several processes may do so at once. Answers how many changed.
 */
export async function updateLoads(db: Database, now: Date): Promise<number> {
  const isCounted = sql`${stores.kitchen_rules} ? 'load'`;
  const { closed_minutes, extra_minutes, id, kitchen_rules } = stores;
  const counted = db.$count(orders, and(eq(orders.store_id, stores.id), isOpen(now)));
  const rows = await db
    .select({
      closed_minutes,
      extra_minutes,
      id,
      kitchen_rules,
      open: sql<number>`${counted}`.mapWith(Number),
    })
    .from(stores)
    .where(isCounted);
  let changes = 0;
  for (const { kitchen_rules: rules, open, ...row } of rows) {
    const load = rules.load === undefined ? NO_LOAD : loadOf(rules.load, open);
    if (load.extra_minutes === row.extra_minutes && load.closed_minutes === row.closed_minutes) continue;
    changes += 1;
    await db.transaction(async (transaction) => {
      await transaction
        .update(stores)
        .set(load)
        .where(and(eq(stores.id, row.id), isCounted));
      await signalStore(transaction, row.id, "menu_changed", now);
    });
  }
  return changes;
}

const FEW_SECONDS = 5_000;

/** The same as a task that is done again and again; `wake` has open menus told. */
export const kitchenLoads = ({ clock, db }: Pick<Parts, "clock" | "db">, wake: () => void) => ({
  name: "kitchen loads",
  every: FEW_SECONDS,
  run: async () => {
    if ((await updateLoads(db, clock())) > 0) wake();
  },
});
