import { and, eq, type SQL, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { seatedAt, visitByCode } from "#provider/orders/visits/whereSeated.ts";
import type { Fail, Parts } from "#provider/server/context.ts";
import { readTable } from "#provider/server/signing.ts";
import { tableInUse, tablesInUse } from "./tablesInUse.ts";

export interface FoundTable {
  readonly row: typeof tables.$inferSelect;
  /** The link carries the store's signature, of the cards that lie on the tables now. */
  readonly is_verified: boolean;
  /** The visit that the code lets one in to which the link carries; null: it carries none, or the visit is over. */
  readonly visit_id: string | null;
}

interface Wanted {
  readonly store_id: string;
  readonly tableId: string;
  readonly key: string;
  /** Who asks: whoever was moved from the table with their orders is led to where they sit now. Null: nobody follows. */
  readonly uid: string | null;
  readonly now: Date;
}

/**
 * The table that a `tableId` leads to. 202 when the store has none such, and when the link's signature is not the
 * store's or is of cards that have been replaced. With `lock`, its row is kept from other transactions.
 */
export async function findTable(
  db: Database,
  wanted: Wanted & { readonly lock?: true },
  fail: Fail<typeof Code.tableMissing>,
): Promise<FoundTable> {
  const link = readTable(wanted, wanted.key);
  if (link === null) return fail(Code.tableMissing);
  const { table_id, visit_code } = link;
  const led = await visitByCode(db, { ...wanted, table_id }, visit_code);
  const seated = seatedAt({ ...wanted, table_id, led });
  const query = db.select().from(tables).where(ofStore(seated, wanted));
  const [row] = await (wanted.lock ? query.for("update") : query);
  if (row === undefined) return fail(Code.tableMissing);
  const [card] =
    row.id === table_id
      ? [row]
      : await db.select({ epoch: tables.epoch }).from(tables).where(ofStore(table_id, wanted));
  if (card === undefined || isReplaced(link, card)) return fail(Code.tableMissing);
  return { row, is_verified: link.epoch !== null, visit_id: led?.id ?? null };
}

/** A table's row as it is shown: kept while the store's version stands. 202 where the store has none such. */
export function keptTable(
  { db, cache }: Pick<Parts, "db" | "cache">,
  { store_id, table_id }: { readonly store_id: string; readonly table_id: string },
  fail: Fail<typeof Code.tableMissing>,
): Promise<TableRow> {
  return cache.get<TableRow>(`table ${JSON.stringify([store_id, table_id])}`, { store_id }, async () => {
    const [row] = await db.select().from(tables).where(ofStore(table_id, { store_id }));
    return row ?? fail(Code.tableMissing);
  });
}

/** Whether a link is of cards that have been replaced. */
export const isReplaced = (link: { readonly epoch: number | null }, { epoch }: Pick<TableRow, "epoch">) =>
  link.epoch !== null && link.epoch !== epoch;

export type TableRow = FoundTable["row"];

const ofStore = (id: string | SQL, { store_id }: Pick<Wanted, "store_id">) =>
  and(eq(tables.id, id), tablesInUse(store_id));

/**
 * Whether a link leads to a store and, where it names one, to a table of it, by one look. 201 no such store, 202 as
 * `findTable` has it.
 */
export async function checkLink(
  db: Database,
  link: { readonly store_id: string; readonly tableId: string | undefined; readonly key: string },
  fail: Fail<typeof Code.storeMissing | typeof Code.tableMissing>,
): Promise<void> {
  const { store_id, tableId, key } = link;
  const at = tableId === undefined ? null : readTable({ store_id, tableId }, key);
  const isThis = tableInUse(store_id, at?.table_id ?? "");
  const [found] = await db
    .select({ epoch: tables.epoch })
    .from(stores)
    .leftJoin(tables, isThis)
    .where(eq(stores.id, store_id));
  if (found === undefined) return fail(Code.storeMissing);
  if (tableId === undefined) return;
  if (at === null || found.epoch === null || (at.epoch !== null && at.epoch !== found.epoch))
    return fail(Code.tableMissing);
}

/** Key of these locks beside the store's own; any number, the same in every process. */
const LOCK = 7_013_405;

/**
 * Makes people whom a store has not seen ask it for something one after the other, until the transaction ends: what all of
 * them together may have is counted over all tables, and the row of one table keeps nobody at another from counting. It
 * is locked after a table, and before orders.
 */
export async function lockStrangers(db: Database, store_id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${store_id}))`);
}
