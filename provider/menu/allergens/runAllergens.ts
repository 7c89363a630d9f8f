import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { migrate } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, openDatabase } from "#provider/db/open.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { readSettings, SettingsError } from "#provider/operations/settings.ts";
import { BadTable, readTable, type StatedLine, writeTable } from "./allergenTable.ts";

interface Surroundings {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
}

const USAGE = `npm run allergens -- write <file> [store]   writes what is stated of all goods, or of one store's, as a table
npm run allergens -- read <file>            takes what the table states of its goods; of all others nothing changes`;

/** What a person can mend, and reads better without a stack. */
const mendable = [BadTable, SettingsError, FolderInUse, DatabaseOutOfReach];

/** Carries the command out; answers the exit code. All of a table is taken, or nothing of it. */
export async function runAllergens(
  [command, file, store_id]: readonly string[],
  { root, environment, say }: Surroundings,
): Promise<0 | 1> {
  if ((command !== "write" && command !== "read") || file === undefined) {
    say(USAGE);
    return 1;
  }
  try {
    const lines = command === "read" ? readTable(await readFile(file)) : [];
    const settings = readSettings(environment);
    const dataDir = resolve(root, settings.dataDir);
    const { db, close } = await openDatabase({ ...settings, dataDir }, () => undefined);
    try {
      await migrate(db);
      if (command === "read") {
        await stateAllergens(db, lines);
        say(`Stated the allergens of ${lines.length} goods.`);
      } else {
        const found = await statedOf(db, store_id);
        await writeFile(file, writeTable(found));
        say(`Wrote ${found.length} goods to ${file}.`);
      }
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    const isFile = error instanceof Error && "code" in error && "syscall" in error;
    if (!(error instanceof Error) || !(isFile || mendable.some((kind) => error instanceof kind))) throw error;
    say(error.message);
    return 1;
  }
}

/** What is stated of all goods on a menu, or of one store's, in the order of the menu. */
export async function statedOf(
  db: Database,
  store_id?: string,
): Promise<readonly (StatedLine & { readonly name: string })[]> {
  const rows = await db
    .select()
    .from(goods)
    .where(store_id === undefined ? eq(goods.is_withdrawn, false) : eq(goods.store_id, store_id))
    .orderBy(asc(goods.store_id), asc(goods.category_id), asc(goods.position), asc(goods.id));
  return rows.map((row) => ({
    goods_id: row.id,
    name: row.name.ja,
    contains: row.allergens,
    without: row.allergens_without,
    same_kitchen: row.allergens_same_kitchen,
  }));
}

/**
 * Takes what is stated of goods in the place of what was before.
 * @throws BadTable when a line names goods that there are not; nothing is changed then
 */
export async function stateAllergens(db: Database, lines: readonly StatedLine[]): Promise<void> {
  await db.transaction(async (transaction) => {
    const ids = lines.map(({ goods_id }) => goods_id);
    const found = await transaction.select({ id: goods.id }).from(goods).where(inArray(goods.id, ids));
    const known = new Set(found.map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) throw new BadTable(`There are no goods ${unknown.join(", ")}.`);
    for (const { goods_id, contains, without, same_kitchen } of lines) {
      await transaction
        .update(goods)
        .set({
          allergens: [...contains],
          allergens_without: [...without],
          allergens_same_kitchen: [...same_kitchen],
        })
        .where(eq(goods.id, goods_id));
    }
  });
}
