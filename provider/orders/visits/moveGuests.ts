import { and, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { OrderStatus, StaffCallKind } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visitGuests } from "#provider/db/tables/signIn.ts";
import { visits } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { tellGuests, type VisitRow } from "./moveOrders.ts";

interface Going {
  readonly from: VisitRow;
  readonly to: Pick<VisitRow, "id" | "table_id">;
  /** Where it goes. */
  readonly table: { readonly id: string; readonly name: string };
  readonly now: Date;
}

const guestsOf = ({ id, store_id }: Pick<VisitRow, "id" | "store_id">) =>
  and(eq(visitGuests.visit_id, id), eq(visitGuests.store_id, store_id));

/** Tables that guests came by who are at one now: each but that one. */
const leftFor = (table_id: string, ...left: readonly string[]): string[] =>
  [...new Set(left)].filter((id) => id !== table_id);

/**
 * Has those follow who were let in to a visit and have not ordered, as it goes to another table or into another visit with
 * `some` orders: they are told as well, and what they called or asked for stands where the party is. Whoever asks to be let in
 * goes along with the party that others would join. All tables are locked.
 */
async function followParty(db: Database, some: readonly OrderRow[], going: Going): Promise<void> {
  const { from, now, table } = going;
  if (from.table_id === table.id) return;
  const guests = await db.select({ uid: visitGuests.uid }).from(visitGuests).where(guestsOf(from));
  const ordered = new Set(some.map(({ uid }) => uid));
  const silent = guests.flatMap(({ uid }) => (ordered.has(uid) ? [] : [uid]));
  const asks = from.is_apart ? undefined : eq(staffCalls.kind, StaffCallKind.entry);
  await db
    .update(staffCalls)
    .set({ table_id: table.id })
    .where(
      and(
        eq(staffCalls.store_id, from.store_id),
        eq(staffCalls.table_id, from.table_id),
        isNull(staffCalls.answered_at),
        or(inArray(staffCalls.uid, silent), asks),
      ),
    );
  const newest = new Map(silent.map((uid) => [uid, null] as const));
  await tellGuests(db, newest, { store_id: from.store_id, name: table.name, now });
}

/** Moves a visit with all who were let in to it: its code and digits stay its own, and lead to where it sits. */
export async function moveGuests(db: Database, some: readonly OrderRow[], going: Going): Promise<void> {
  const { from, table } = going;
  await followParty(db, some, going);
  const left_tables = leftFor(table.id, ...from.left_tables, from.table_id);
  await db
    .update(visits)
    .set({ table_id: table.id, is_apart: false, left_tables })
    .where(eq(visits.id, from.id));
}

/**
 * Has all who belong to a visit belong to another one, into which it goes with `some` orders: who was let in, who has ordered,
 * and who carries its code. What that one allows ends no sooner than it would have for any of them.
 */
export async function joinGuests(
  db: Database,
  some: readonly OrderRow[],
  going: Going & { readonly to: VisitRow },
): Promise<void> {
  const { from, to, now } = going;
  const { store_id } = from;
  await followParty(db, some, going);
  const guests = await db.select({ uid: visitGuests.uid }).from(visitGuests).where(guestsOf(from));
  await letAllIn(db, { visit_id: to.id, store_id, now }, [
    ...guests.map(({ uid }) => uid),
    ...phonesOf(some),
  ]);
  const left_tables = leftFor(to.table_id, ...to.left_tables, ...from.left_tables, from.table_id);
  const ends_at = sql`case when ${visits.ends_at} is null then null
    else greatest(${visits.ends_at}, ${from.ends_at?.toISOString() ?? null}::timestamptz) end`;
  await db.update(visits).set({ left_tables, ends_at }).where(eq(visits.id, to.id));
  await db
    .update(visits)
    .set({ joined_id: to.id })
    .where(and(eq(visits.store_id, store_id), or(eq(visits.id, from.id), eq(visits.joined_id, from.id))));
}

/** Has whoever ordered what leaves a visit belong to that which it goes into, and no more to this one unless some of theirs stays. */
export async function splitGuests(db: Database, some: readonly OrderRow[], going: Going): Promise<void> {
  const { from, to, now } = going;
  const { store_id } = from;
  const uids = phonesOf(some);
  if (uids.length === 0) return;
  await letAllIn(db, { visit_id: to.id, store_id, now }, uids);
  const [known] = await db.select({ left: visits.left_tables }).from(visits).where(eq(visits.id, to.id));
  const left_tables = leftFor(to.table_id, ...(known?.left ?? []), ...from.left_tables, from.table_id);
  await db.update(visits).set({ left_tables }).where(eq(visits.id, to.id));
  const staying = db
    .select({ uid: orders.uid })
    .from(orders)
    .where(and(eq(orders.sitting_id, from.id), ne(orders.order_status, OrderStatus.canceled)));
  await db
    .delete(visitGuests)
    .where(and(guestsOf(from), inArray(visitGuests.uid, uids), notInArray(visitGuests.uid, staying)));
}

/** Guests who ordered by themselves: what staff typed in is of no phone. */
const phonesOf = (some: readonly OrderRow[]): string[] => [
  ...new Set(some.flatMap(({ staff_id, uid }) => (staff_id === null ? [uid] : []))),
];

async function letAllIn(
  db: Database,
  at: { readonly visit_id: string; readonly store_id: string; readonly now: Date },
  uids: readonly string[],
): Promise<void> {
  const { now: joined_at, store_id, visit_id } = at;
  if (uids.length === 0) return;
  const rows = [...new Set(uids)].map((uid) => ({ visit_id, store_id, uid, joined_at }));
  await db.insert(visitGuests).values(rows).onConflictDoNothing();
}
