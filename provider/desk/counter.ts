import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { shops } from "#provider/mall/shops.ts";
import type { Parts } from "#provider/server/context.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { signTable, visitTableId } from "#provider/server/signing.ts";

/** What every part of the desk reads with. */
export interface Reading {
  readonly parts: Parts;
  readonly findStore: (id: string) => Promise<StoreRow | undefined>;
  /** The stores to choose from; one that is reached by its link alone is not among them. */
  readonly listedStores: () => Promise<Pick<StoreRow, "id" | "name" | "opened_at">[]>;
  /** Whether there is another store to choose, of these; null: of all. */
  readonly hasOthers: (id: string, store_ids: readonly string[] | null) => Promise<boolean>;
  /** The signed address of a table's menu, as its printed card carries it; with a code, that lets one in to a visit. */
  readonly tableLink: (table: { store_id: string; id: string; epoch: number }, code?: string) => string;
}

/** What a button at an order works with. */
export interface Counter extends Reading {
  /** Does it in a transaction, then sends what that left in the outbox. */
  readonly write: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
}

/** Listed, a shop of the mall, or about to be opened. */
const canBeChosen = or(eq(stores.is_listed, true), shops, isNull(stores.opened_at));

/** The desk's means to read: whatever is written goes by the call's own. */
export function reading(parts: Parts): Reading {
  const { db, signingKey } = parts;
  return {
    parts,
    findStore: async (id) => (await db.select(storeColumns).from(stores).where(eq(stores.id, id)))[0],
    listedStores: () =>
      db
        .select({ id: stores.id, name: stores.name, opened_at: stores.opened_at })
        .from(stores)
        .where(canBeChosen)
        .orderBy(asc(stores.created_at), asc(stores.id)),
    hasOthers: async (id, store_ids) => {
      const isOwn = store_ids === null ? undefined : inArray(stores.id, [...store_ids]);
      const others = and(ne(stores.id, id), canBeChosen, isOwn);
      return (await db.select({ id: stores.id }).from(stores).where(others).limit(1)).length > 0;
    },
    tableLink({ store_id, id, epoch }, code) {
      const table = { store_id, table_id: id, epoch };
      const tableId =
        code === undefined ? signTable(table, signingKey) : visitTableId(table, code, signingKey);
      return `/orderFood?${new URLSearchParams({ storeId: store_id, tableId })}`;
    },
  };
}
