import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Settings } from "#provider/operations/settings.ts";
import { type Database, sqlState } from "./database.ts";
import { embeddedDatabase } from "./embedded/embeddedDatabase.ts";
import { threadEngine } from "./embedded/threadEngine.ts";
import { lockFolder } from "./folderLock.ts";

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  /** Files and folders of the embedded database that others could read until now, and those that they still can. */
  readonly rights?: { readonly closed: number; readonly stillOpen: number };
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
    // Before it is opened, so that nothing lies open meanwhile; and after, since it makes its first files for everybody.
    const rights = closeFolder(folder);
    const engine = await threadEngine(join(folder, "database"), onLost);
    closeFolder(folder);
    return {
      db: embeddedDatabase(engine),
      kind: "embedded",
      rights,
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

/**
 * A pool whose connections may break at any time without harm, as when the server restarts, fails over or ends a
 * session: what is under way on one fails, and the next query makes a new one.
 * @param patienceMs how long a query waits for a connection to come free, and for another transaction's rows
 * @param logger told of every statement
 */
export async function openPostgres(
  url: string,
  connections = 20,
  patienceMs = 10_000,
  logger?: Logger,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    // A server that is gone without a word, as after a failover, is noticed.
    keepAlive: true,
    // What waits for another transaction's rows gives up before its client does.
    lock_timeout: patienceMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on("error", () => undefined);
  // The pool hears connections only while they are idle; one that breaks while it is busy would end this process.
  pool.on("connect", (client) => client.on("error", () => undefined));
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
  const heard = logger === undefined ? {} : { logger };
  const db = drizzle({ client: pool, ...heard });
  // Drizzle's own gives no connection back on which not even "begin" could be said: twenty of them, and none were left.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isEnding = false;
    try {
      return await drizzle({ client, ...heard }).transaction(work, config);
    } catch (error) {
      isEnding = isOfEnd(error);
      throw error;
    } finally {
      // The pool itself sees those that are broken already.
      client.release(isEnding);
    }
  };
  return { db, kind: "postgresql", close: () => pool.end() };
}

/** Whether PostgreSQL ends a connection by this: as it shuts down, at an administrator's word, or after idling too long. */
function isOfEnd(error: unknown): boolean {
  return /^(57P|25P0[34])/.test(String(sqlState(error)));
}

/** What this program puts into a data folder itself; a folder that holds anything else is not ours to close. */
const OURS = ["database", "lock", "lock-journal", "lock.pid"];
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Leaves a data folder to the account that runs this process: folders 0700, files 0600. The embedded database makes its
 * files for everybody, and customers' names and addresses are in them. Of a folder that holds other things as well only
 * what is ours is closed.
 * @returns how many were open to others, or could be changed by nobody; nothing on Windows, whose rights are inherited
 */
export function closeFolder(folder: string): { readonly closed: number; readonly stillOpen: number } {
  let [closed, stillOpen] = [0, 0];
  const close = (path: string, mode: number) => {
    if ((lstatSync(path).mode & 0o777 & ~mode) === 0) return;
    try {
      chmodSync(path, mode);
      closed += 1;
    } catch {
      // It is another account's.
      stillOpen += 1;
    }
  };
  const closeAll = (path: string) => {
    close(path, FOLDER);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      // What a link leads to is elsewhere.
      if (entry.isDirectory()) closeAll(inner);
      else if (entry.isFile()) close(inner, FILE);
    }
  };
  if (process.platform === "win32") return { closed, stillOpen };
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.every(({ name }) => OURS.includes(name))) close(folder, FOLDER);
  for (const entry of entries.filter(({ name }) => OURS.includes(name))) {
    if (entry.isDirectory()) closeAll(join(folder, entry.name));
    else if (entry.isFile()) close(join(folder, entry.name), FILE);
  }
  return { closed, stillOpen };
}
