import { inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import demoStores from "./demoStores.json" with { type: "json" };

/**
 * The demo's stores that a database holds, by a list that stands outside `provider/demo`, which may be deleted. One counts
 * as the demo's while it has the demo's id and still its name, its address or its phone: who made it their own store has
 * changed them all.
 */
export async function demoStoresIn(db: Database): Promise<string[]> {
  const known = new Map(demoStores.map((store) => [store.id, store]));
  const rows = await db
    .select({ id: stores.id, name: stores.name, address: stores.address, phone: stores.phone })
    .from(stores)
    .where(inArray(stores.id, [...known.keys()]))
    .orderBy(stores.id);
  return rows.flatMap(({ id, name, address, phone }) => {
    const made = known.get(id);
    const isMadeUp =
      made !== undefined && (name.ja === made.name || address.ja === made.address || phone === made.phone);
    return isMadeUp ? [id] : [];
  });
}

const SHOWN = 5;

/** A database that is to serve real stores holds the demo's. */
export class HoldsDemo extends Error {
  override name = "HoldsDemo";
  constructor(ids: readonly string[]) {
    const some = ids.length > SHOWN ? `${ids.slice(0, SHOWN).join(", ")}, …` : ids.join(", ");
    super(
      [
        `NOREN_DEMO=0, but the database holds ${ids.length} of the demo's stores (${some}), which nobody can deliver for.`,
        "  Make a backup, then remove them: npm run demo -- remove --yes (without --yes it only names them),",
        "  or name another database (DATABASE_URL) or folder (NOREN_DATA_DIR), or set NOREN_DEMO=1.",
      ].join("\n"),
    );
  }
}
