import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Parts } from "#provider/server/context.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { signTable, visitTableId } from "#provider/server/signing.ts";
import { canBeChosen, givenTo } from "./stores/chooseStores.ts";

/** What every part of the desk reads with. */
export interface Reading {
  readonly parts: Parts;
  readonly findStore: (id: string) => Promise<StoreRow | undefined>;
  /** Whether somebody has another store to choose. */
  readonly hasOthers: (id: string, staff: Pick<StaffMember, "store_ids">) => Promise<boolean>;
  /** The signed address of a table's menu, as its printed card carries it; with a code, that lets one in to a visit. */
  readonly tableLink: (table: { store_id: string; id: string; epoch: number }, code?: string) => string;
}

/** What a button at an order works with. */
export interface Counter extends Reading {
  /** Does it in a transaction, then sends what that left in the outbox. */
  readonly write: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
}

/** The desk's means to read: whatever is written goes by the call's own. */
export function reading(parts: Parts): Reading {
  const { db, signingKey } = parts;
  return {
    parts,
    findStore: async (id) => (await db.select(storeColumns).from(stores).where(eq(stores.id, id)))[0],
    hasOthers: async (id, staff) => {
      const others = and(ne(stores.id, id), canBeChosen, givenTo(staff));
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
