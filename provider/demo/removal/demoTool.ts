import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { migrate } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, openDatabase } from "#provider/db/open.ts";
import { demoStoresIn } from "#provider/operations/demoStores.ts";
import { readSettings, SettingsError } from "#provider/operations/settings.ts";
import { removeDemo } from "./removeDemo.ts";

const USAGE = `npm run demo -- remove         names the demo's stores that the database holds, and changes nothing
npm run demo -- remove --yes   removes them, everything of theirs, and the sandbox's payments and cards

The provider must not be running on the embedded database. Make a backup first.`;

interface Surroundings {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
}

/** Runs the command (`USAGE`). 0: done, or nothing to do · 1: it could not be · 2: the command line is not understood. */
export async function runDemoTool(
  words: readonly string[],
  { root, environment, say }: Surroundings,
): Promise<0 | 1 | 2> {
  const [command, ...flags] = words;
  const isSure = flags.includes("--yes");
  if (command !== "remove" || flags.some((flag) => flag !== "--yes")) {
    say(USAGE);
    return command === undefined || command === "help" ? 0 : 2;
  }
  try {
    // What only a service needs that listens, as its origin, is not asked for here.
    const settings = readSettings({ ...environment, NOREN_DEMO: "1" });
    const dataDir = resolve(root, settings.dataDir);
    if (settings.databaseUrl === null && !existsSync(join(dataDir, "database"))) {
      say(`There is no database in ${dataDir}: nothing to remove.`);
      return 0;
    }
    const { db, close } = await openDatabase({ ...settings, dataDir }, () => undefined);
    try {
      // Of an empty database there is nothing to be asked.
      const [row] = await db
        .select({ isThere: sql<boolean>`to_regclass('stores') is not null` })
        .from(sql`(select 1) as one`);
      const ids = row?.isThere === true ? await demoStoresIn(db) : [];
      if (!isSure) {
        say(
          ids.length === 0
            ? "The database holds none of the demo's stores."
            : `The database holds ${ids.length} of the demo's stores: ${ids.join(", ")}.\n` +
                "Nothing was changed. Make a backup, then remove them: npm run demo -- remove --yes",
        );
        return 0;
      }
      await migrate(db);
      const done = await removeDemo(db, new Date());
      say(
        `Removed: ${done.stores} stores of the demo with ${done.orders} orders, and the sandbox's payments and cards.`,
      );
      if (done.paidBySandbox.length > 0)
        say(
          `These orders of your own stores count as paid by the sandbox, though no money came: ${done.paidBySandbox.join(", ")}.`,
        );
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    const isMendable = [SettingsError, FolderInUse, DatabaseOutOfReach].some((kind) => error instanceof kind);
    say(
      isMendable && error instanceof Error
        ? error.message
        : `Nothing was removed: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}
