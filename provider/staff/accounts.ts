import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";
import type { StaffRole } from "#contract/calls/desk/deskCall.ts";
import type { StoreName } from "#contract/calls/desk/door.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { deskSessions, deskTablets, staff, staffDevices, staffStores } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";

export type StaffRow = typeof staff.$inferSelect;

/** An account of the staff with the stores that it was given; null: all. */
export interface StaffMember extends StaffRow {
  readonly store_ids: string[] | null;
}

/** Beginning of the ids of a demo's staff: without a demo they are nobody. */
export const DEMO_STAFF = "demo-";

const isThere = isNull(staff.left_at);

/** An account, with the stores that it was given. */
export const memberColumns = {
  ...getTableColumns(staff),
  given: sql<string[]>`(select coalesce(json_agg(given.store_id order by given.store_id), '[]'::json)
    from ${staffStores} given where given.staff_id = ${staff}.id)`,
};

/** Of an owner the stores are all, whatever was given before. */
export function memberOf({ given, ...row }: StaffRow & { readonly given: string[] }): StaffMember {
  return { ...row, store_ids: row.role === "owner" ? null : given };
}

/** An account that is open, by its id or by what one signs in by. */
export async function findStaff(
  db: Database,
  by: { readonly id: string } | { readonly login: string },
): Promise<StaffMember | null> {
  const own = "id" in by ? eq(staff.id, by.id) : eq(staff.login, by.login);
  const [row] = await db.select(memberColumns).from(staff).where(and(own, isThere));
  return row === undefined ? null : memberOf(row);
}

/** As `findStaff` by id, locked until the transaction ends. */
export async function lockStaff(db: Database, id: string): Promise<StaffMember | null> {
  // Read once it is locked: a statement that waited still has the stores of before.
  await db.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for("update");
  return findStaff(db, { id });
}

/** Whether somebody was given a store. */
export function worksAt({ store_ids }: Pick<StaffMember, "store_ids">, store_id: string): boolean {
  return store_ids === null || store_ids.includes(store_id);
}

/** Whether somebody can come in by a PIN at a store's shared tablets. Those of a demo's staff are no secret and not kept. */
export function hasPinAt(member: StaffMember, store_id: string): boolean {
  const hasPin = member.pin_hash !== null || member.id.startsWith(DEMO_STAFF);
  return member.left_at === null && hasPin && worksAt(member, store_id);
}

/** All stores, or some. */
const among = (store_ids: readonly string[] | null) =>
  store_ids === null ? undefined : sql`${stores.id} = any(${sql.param(store_ids)}::text[])`;

/** The names of stores, of all or of some, the oldest first; with `most`, of so many. */
export async function storeNames(
  db: Database,
  store_ids: readonly string[] | null,
  language: WireLanguage,
  most?: number,
): Promise<StoreName[]> {
  const named = db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(among(store_ids))
    .orderBy(asc(stores.created_at), asc(stores.id))
    .$dynamic();
  const rows = await (most === undefined ? named : named.limit(most));
  return rows.map(({ id, name }) => ({ store_id: id, name: name[language] }));
}

/** How many of these stores there are; null: how many in all. */
export function countStores(db: Database, store_ids: readonly string[] | null): Promise<number> {
  return db.$count(stores, among(store_ids));
}

/** Whether the operator has an owner who can sign in: without one the desk is begun by the start's link. */
export async function hasOwner(db: Database): Promise<boolean> {
  const owner = and(eq(staff.role, "owner"), isThere, sql`${staff.id} not like ${`${DEMO_STAFF}%`}`);
  return (await db.select({ id: staff.id }).from(staff).where(owner).limit(1)).length > 0;
}

/** Whether there is another owner with a password, so that this one can go. All owners are locked. */
export async function hasOtherOwner(db: Database, id: string): Promise<boolean> {
  const owners = await db
    .select({ id: staff.id, password_hash: staff.password_hash })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isThere))
    .orderBy(asc(staff.id))
    .for("update");
  return owners.some((owner) => owner.id !== id && owner.password_hash !== null);
}

/** Accounts that are open and can sign in, of whoever has a role, at a store; those of the demo's staff are made as they come in. */
export async function staffAt(
  db: Database,
  { roles, store_id }: { readonly roles: readonly StaffRole[]; readonly store_id: string },
): Promise<StaffMember[]> {
  const rows = await db
    .select(memberColumns)
    .from(staff)
    .where(and(inArray(staff.role, [...roles]), isThere, isNotNull(staff.password_hash)))
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(memberOf).filter((one) => worksAt(one, store_id));
}

/** Whether a login is somebody else's. */
export async function isLoginTaken(db: Database, login: string, id: string | null): Promise<boolean> {
  const others = and(eq(staff.login, login), isThere, id === null ? undefined : ne(staff.id, id));
  return (await db.select({ id: staff.id }).from(staff).where(others)).length > 0;
}

/** Gives somebody these stores and no others. An owner has all, and no rows. */
export async function giveStores(
  db: Database,
  { id, role, store_ids }: { id: string; role: StaffRole; store_ids: readonly string[] | null },
): Promise<void> {
  await db.delete(staffStores).where(eq(staffStores.staff_id, id));
  if (role === "owner" || store_ids === null || store_ids.length === 0) return;
  await db
    .insert(staffStores)
    .values([...new Set(store_ids)].map((store_id) => ({ staff_id: id, store_id })));
}

/** Ends the sessions that an account's PIN opened; with `but`, those at tablets of other stores than these. */
export async function endPinSessions(
  db: Database,
  { staff_id, but = [], now }: { staff_id: string; but?: readonly string[]; now: Date },
): Promise<void> {
  const others = db
    .select({ id: deskTablets.id })
    .from(deskTablets)
    .where(but.length === 0 ? undefined : notInArray(deskTablets.store_id, [...but]));
  await db
    .update(deskSessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(deskSessions.staff_id, staff_id),
        isNull(deskSessions.ended_at),
        inArray(deskSessions.tablet_id, others),
      ),
    );
}

/** Ends all sessions of an account but one; the browsers of those that end are not known any more. */
export async function endSessionsOf(
  db: Database,
  staff_id: string,
  {
    but = null,
    now,
  }: { but?: { readonly token_hash: string; readonly device_id: string } | null; now: Date },
): Promise<void> {
  const others = but === null ? undefined : ne(deskSessions.token_hash, but.token_hash);
  await db
    .update(deskSessions)
    .set({ ended_at: now })
    .where(and(eq(deskSessions.staff_id, staff_id), isNull(deskSessions.ended_at), others));
  const devices = but === null ? undefined : ne(staffDevices.device_id, but.device_id);
  await db.delete(staffDevices).where(and(eq(staffDevices.staff_id, staff_id), devices));
}
