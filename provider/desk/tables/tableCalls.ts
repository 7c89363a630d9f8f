import { and, asc, eq, inArray, isNull, max, ne, or } from "drizzle-orm";
import * as call from "#contract/calls/desk/tables.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores, tables, visits } from "#provider/db/tables/stores.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { occupies } from "#provider/orders/visits/presentVisit.ts";
import { closeVisits } from "#provider/orders/visits/visits.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { tableInUse, tablesInUse } from "#provider/stores/tablesInUse.ts";

const list = answerDesk(call.listTables, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  const { area, id: table_id, name, seats } = tables;
  const rows = await context.db
    .select({ table_id, name, seats, area })
    .from(tables)
    .where(tablesInUse(store_id))
    .orderBy(asc(tables.position), asc(tables.id));
  return { tables: rows };
});

/** Kept from others who add tables or change their names until the transaction ends. */
async function lockNames(db: Database, store_id: string) {
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("update");
}

const add = answerDesk(call.addTables, async ({ area, names, seats, store_id }, context) => {
  const { fail, now, parts, write } = context;
  await ownStore(context, store_id);
  const wanted = [...new Set(names)];
  const taken = await write(async ({ audit, db }) => {
    await lockNames(db, store_id);
    const kept = await db.select().from(tables).where(tablesInUse(store_id));
    const same = kept.filter(({ name }) => wanted.includes(name));
    // Sent again, after an answer that was lost.
    const areThere =
      same.length === wanted.length && same.every((one) => one.seats === seats && one.area === area);
    if (areThere) return [];
    if (same.length > 0) return same.map(({ name }) => name);
    if (kept.length + wanted.length > call.MOST_TABLES) return fail("too_many");
    const [last] = await db
      .select({ position: max(tables.position) })
      .from(tables)
      .where(eq(tables.store_id, store_id));
    const from = (last?.position ?? -1) + 1;
    await db.insert(tables).values(
      wanted.map((name, index) => ({
        id: `t-${parts.random(12)}`,
        store_id,
        name,
        seats,
        area,
        position: from + index,
      })),
    );
    await signalStore(db, store_id, "table_changed", now);
    await audit({ did: "table.add", subject: store_id, store_id, after: { names: wanted, seats, area } });
    return [];
  });
  return { taken };
});

const change = answerDesk(call.changeTable, async ({ store_id, table_id, ...facts }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  const isTaken = await write(async ({ audit, db }) => {
    await lockNames(db, store_id);
    const own = tableInUse(store_id, table_id);
    const [row] = await db.select().from(tables).where(own).for("update");
    if (row === undefined) return fail("gone");
    const others = and(tablesInUse(store_id), ne(tables.id, table_id), eq(tables.name, facts.name));
    if ((await db.$count(tables, others)) > 0) return true;
    const { area, name, seats } = row;
    const values = changed<Readonly<Record<string, unknown>>>({ area, name, seats }, facts);
    if (Object.keys(values.after).length === 0) return false;
    // In another area it is found a place anew.
    const moved = facts.area === area ? {} : { plan_x: null, plan_y: null };
    await db
      .update(tables)
      .set({ ...facts, ...moved })
      .where(own);
    await signalStore(db, store_id, "table_changed", now);
    await audit({ did: "table.change", subject: table_id, store_id, ...values });
    return false;
  });
  return { is_taken: flag(isTaken) };
});

const OPEN = [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed];

/** Why a table cannot be taken away; null where it can. Its row is locked. */
async function keptBy(db: Database, row: typeof tables.$inferSelect, now: Date) {
  const { id, joined_sitting_id, store_id } = row;
  const open = db
    .select({ order_no: orders.order_no })
    .from(orders)
    .leftJoin(visits, and(eq(visits.id, orders.sitting_id), eq(visits.store_id, store_id)))
    .where(
      and(
        eq(orders.store_id, store_id),
        inArray(orders.order_status, OPEN),
        // One that waits to be let in belongs to no visit yet.
        or(eq(visits.table_id, id), eq(orders.table_id, id)),
      ),
    )
    .limit(1);
  if ((await open).length > 0) return "open_orders" as const;
  const isOpen = and(isNull(visits.closed_at), occupies(db, now));
  const isHere = and(eq(visits.table_id, id), eq(visits.store_id, store_id), isOpen);
  const isJoined = joined_sitting_id === null ? undefined : and(eq(visits.id, joined_sitting_id), isOpen);
  const isSeated =
    (await db.$count(visits, isHere)) > 0 ||
    (isJoined !== undefined && (await db.$count(visits, isJoined)) > 0);
  return isSeated ? ("seated" as const) : null;
}

const remove = answerDesk(call.removeTable, async ({ store_id, table_id }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const refusal = await write(async ({ audit, db }) => {
    const own = tableInUse(store_id, table_id);
    const [row] = await db.select().from(tables).where(own).for("update");
    // Sent again, after an answer that was lost.
    if (row === undefined) return null;
    const why = await keptBy(db, row, now);
    if (why !== null) return why;
    await closeVisits(db, table_id, now);
    // Its cards lead nowhere from now on.
    const gone = {
      removed_at: now,
      epoch: row.epoch + 1,
      plan_x: null,
      plan_y: null,
      joined_sitting_id: null,
    };
    await db.update(tables).set(gone).where(own);
    await signalStore(db, store_id, "table_changed", now);
    const { area, name, seats } = row;
    await audit({ did: "table.remove", subject: table_id, store_id, before: { name, seats, area } });
    return null;
  });
  return { refusal };
});

export const tableCalls = [list, add, change, remove];
