import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { StaffCallKind } from "#contract/enumerations.ts";
import { tableDigits } from "#domain/orders/tableDigits.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { visitGuests } from "#provider/db/tables/signIn.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { keyedHash } from "#provider/server/signing.ts";
import type { Parts } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { FoundTable } from "#provider/stores/findTable.ts";
import { isTimeOver, presentVisit, stands, type Visit } from "./presentVisit.ts";
import { closeVisits } from "./visits.ts";

const MINUTE = 60_000;
/** Bytes of a visit's code: a link with it is an id still, of 64 characters at most, though the table's own were a UUID. */
const CODE = 6;

type TableRow = FoundTable["row"];

/** A table whose row is locked, and what visits there are made with. */
export interface Opening {
  readonly store: Pick<StoreRow, "id" | "visit_minutes">;
  readonly table: TableRow;
  readonly now: Date;
  readonly parts: Pick<Parts, "random" | "signingKey">;
}

/** The digits that the next visit at a table will have; nobody who has not the provider's key can reckon them. */
export function nextDigits({ id, store_id, digits_serial }: TableRow, key: string): string {
  const turns = Array.from({ length: 20 }, (_, turn) => {
    const hash = keyedHash(key, "table digits", store_id, id, `${digits_serial} ${turn}`);
    return Buffer.from(hash, "base64url").readUInt32BE(0);
  });
  return tableDigits(turns);
}

/**
 * The digits that let one in at a table now: its visit's, or those of the one that comes next. Null where its staff open every
 * visit, and have not.
 */
export function digitsNow(
  { table_entry }: Pick<StoreRow, "table_entry">,
  table: TableRow,
  visit: Visit | null,
  { now, key }: { readonly now: Date; readonly key: string },
): string | null {
  const isLasting = visit !== null && stands(visit, now) && !isTimeOver(visit, now);
  const own = isLasting ? visit.digits : null;
  return own ?? (table_entry === "staff" ? null : nextDigits(table, key));
}

/**
 * Opens a visit at a table, and answers its id: a new one; the present one with a code, where it has none or its time is over;
 * or the present one as it is. Its digits are those that `digitsNow` told.
 */
export async function openVisit(db: Database, opening: Opening): Promise<string> {
  const { store, table, now, parts } = opening;
  const visit = await presentVisit(db, table.id, { uid: null, visit_id: null, now });
  const isThere = visit !== null && stands(visit, now);
  const isLasting = isThere && visit.code !== null && !isTimeOver(visit, now);
  if (isLasting && visit.digits !== null) return visit.id;
  const digits = await takeDigits(db, table, parts);
  const ends_at = new Date(now.getTime() + store.visit_minutes * MINUTE);
  // One that was set apart has a code, and digits once it is alone.
  const entry = isLasting ? { digits } : { code: newCode(parts), digits, ends_at };
  if (isThere) {
    await db.update(visits).set(entry).where(eq(visits.id, visit.id));
    return visit.id;
  }
  if (visit !== null) await closeVisits(db, table.id, now);
  const id = randomUUID();
  await db
    .insert(visits)
    .values({ id, table_id: table.id, store_id: store.id, people: 0, opened_at: now, ...entry });
  return id;
}

const newCode = ({ random }: Pick<Parts, "random">): string => random(CODE);

/**
 * What lets one in to a visit that is split off from another: a code, and the table's digits unless that other one, whose they
 * are, is at the same table.
 */
export async function newEntry(
  db: Database,
  { table, is_apart }: { readonly table: TableRow; readonly is_apart: boolean },
  parts: Opening["parts"],
): Promise<{ readonly code: string; readonly digits: string | null }> {
  return { code: newCode(parts), digits: is_apart ? null : await takeDigits(db, table, parts) };
}

/** The digits of the next visit, for one that uses them: the one after it gets others. The table is locked. */
export async function takeDigits(
  db: Database,
  table: TableRow,
  { signingKey }: Pick<Parts, "signingKey">,
): Promise<string> {
  await db
    .update(tables)
    .set({ digits_serial: sql`${tables.digits_serial} + 1`, wrong_digits: 0 })
    .where(eq(tables.id, table.id));
  return nextDigits(table, signingKey);
}

/**
 * Gives a table new digits, and its visit where there is one a new code with them, unless the code is to stay. Who is in the
 * visit stays.
 */
export async function renewDigits(
  db: Database,
  { table, now, parts, keepsCode = false }: Omit<Opening, "store"> & { readonly keepsCode?: boolean },
): Promise<void> {
  const visit = await presentVisit(db, table.id, { uid: null, visit_id: null, now });
  const digits = await takeDigits(db, table, parts);
  if (visit !== null && visit.code !== null && stands(visit, now)) {
    const change = keepsCode ? { digits } : { digits, code: newCode(parts) };
    await db.update(visits).set(change).where(eq(visits.id, visit.id));
  }
}

/** Lets a guest in to a visit; what they asked the staff for at that table is answered by it. */
export async function letIn(
  db: Database,
  on: {
    readonly visit_id: string;
    readonly store_id: string;
    readonly table_id: string;
    readonly uid: string;
  },
  now: Date,
): Promise<void> {
  const { visit_id, store_id, table_id, uid } = on;
  await db.insert(visitGuests).values({ visit_id, store_id, uid, joined_at: now }).onConflictDoNothing();
  await db
    .update(staffCalls)
    .set({ answered_at: now })
    .where(
      and(
        eq(staffCalls.uid, uid),
        eq(staffCalls.table_id, table_id),
        eq(staffCalls.kind, StaffCallKind.entry),
        isNull(staffCalls.answered_at),
      ),
    );
  await signalStore(db, store_id, "table_changed", now);
}
