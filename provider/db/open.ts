import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Settings } from "#provider/settings.ts";
import type { Database } from "./database.ts";
import { embeddedDatabase } from "./embedded/embeddedDatabase.ts";
import { threadEngine } from "./embedded/threadEngine.ts";
import { lockFolder } from "./folderLock.ts";

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  /** Waits for statements under way. */
  readonly close: () => Promise<void>;
}

/** PostgreSQL does not answer. */
export class DatabaseOutOfReach extends Error {
  override name = "DatabaseOutOfReach";
}

/**
 * Opens the database that the settings name: PostgreSQL, or the embedded one in the data folder.
 * @param onLost is told when the embedded database ends unasked: nothing works any more
 * @throws FolderInUse when another process has the folder; DatabaseOutOfReach
 */
export async function openDatabase(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings.dataDir, onLost)
    : openPostgres(settings.databaseUrl);
}

async function openEmbedded(folder: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  try {
    const engine = await threadEngine(join(folder, "database"), onLost);
    return {
      db: embeddedDatabase(engine),
      kind: "embedded",
      async close() {
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A pool whose idle connections may break without harm: the next query makes a new one. */
export async function openPostgres(url: string, connections = 20): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // What waits for another transaction's rows gives up before its client does.
    lock_timeout: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on("error", () => undefined);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    // The address holds a password, and is not repeated.
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseOutOfReach(`The database that DATABASE_URL names does not answer: ${reason}`, {
      cause: error,
    });
  }
  return { db: drizzle({ client: pool }), kind: "postgresql", close: () => pool.end() };
}
