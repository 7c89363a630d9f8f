import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import type { Settings } from "#provider/operations/settings.ts";
import { type Database, sqlState } from "./database.ts";
import { embeddedDatabase } from "./embedded/embeddedDatabase.ts";
import { threadEngine } from "./embedded/threadEngine.ts";
import { lockFolder } from "./folderLock.ts";
import { poolPlans } from "./poolPlans.ts";

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  /** Files and folders of the embedded database that others could read until now, and those that they still can. */
  readonly rights?: { readonly closed: number; readonly stillOpen: number };
  /** What lies between this process and PostgreSQL; left out for the embedded database. */
  readonly way?: WayToPostgres;
  /** Waits for statements under way. */
  readonly close: () => Promise<void>;
}

/** How PostgreSQL is reached. */
export interface WayToPostgres {
  /** By a pooler, which hands its connections from one transaction to the next: LISTEN says nothing there. */
  readonly isPooled: boolean;
  /** Those of `TIME_LIMITS` that its sessions do not have, so that nothing ends what waits or hangs. */
  readonly unlimited: readonly TimeLimit[];
}

/** Milliseconds that a session waits for another transaction's rows, runs a statement, and lets a transaction lie. */
export const TIME_LIMITS = {
  // What waits for another transaction's rows gives up before its client does.
  lock_timeout: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;
export type TimeLimit = keyof typeof TIME_LIMITS;

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
 * session: what is under way on one fails, and the next query makes a new one. Nothing of it needs a session: a pooler in
 * transaction mode may lie between.
 * @param patienceMs how long a query waits for a connection to come free, and for another transaction's rows
 * @param logger told of every statement
 */
export async function openPostgres(
  url: string,
  connections = 20,
  patienceMs: number = TIME_LIMITS.lock_timeout,
  logger?: Logger,
): Promise<OpenDatabase> {
  const settings: PoolConfig = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    // A server that is gone without a word, as after a failover, is noticed.
    keepAlive: true,
    // What a connection keeps, plans among them, is made anew from time to time.
    maxLifetimeSeconds: 1_800,
  };
  const { pool, way } = await firstConnected(settings, { ...TIME_LIMITS, lock_timeout: patienceMs });
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
  return { db, kind: "postgresql", way, close: () => pool.end() };
}

/**
 * A pool that has connected, with time limits for each session: told as it begins, or, by a pooler that takes no such
 * settings, those that its sessions have.
 * @throws DatabaseOutOfReach
 */
async function firstConnected(
  settings: PoolConfig,
  limits: Readonly<Record<TimeLimit, number>>,
): Promise<{ readonly pool: Pool; readonly way: WayToPostgres }> {
  const connect = async (told: Partial<typeof limits>) => {
    const pool = new Pool({ ...settings, ...told });
    pool.on("error", () => undefined);
    // The pool hears connections only while they are idle; one that breaks while it is busy would end this process.
    pool.on("connect", (client) => client.on("error", () => undefined));
    const plans = poolPlans(pool);
    try {
      const found = await limitsOf(pool);
      await plans.begin();
      return { pool, found };
    } catch (error) {
      await pool.end();
      throw error;
    }
  };
  let isRefused = false;
  const begun = connect(limits).catch((error: unknown) => {
    isRefused = error instanceof Error && REFUSED.test(error.message);
    return isRefused ? connect({}) : Promise.reject(error);
  });
  const { pool, found } = await begun.catch((error: unknown) => {
    // The address holds a password, and is not repeated.
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseOutOfReach(`The database that DATABASE_URL names does not answer: ${reason}`, {
      cause: error,
    });
  });
  const isPooled = isRefused || [...found].some(([name, value]) => value !== limits[name]);
  return {
    pool,
    way: { isPooled, unlimited: [...found].flatMap(([name, value]) => (value === 0 ? name : [])) },
  };
}

/** What PgBouncer says to a setting that it would have to keep apart for each of its clients. */
const REFUSED = /unsupported startup parameter/;

/** The time limits of a session; 0: none. */
async function limitsOf(pool: Pool): Promise<ReadonlyMap<TimeLimit, number>> {
  const { rows } = await pool.query<{ name: TimeLimit; value: number }>(
    "select name, setting::integer as value from pg_settings where name = any($1)",
    [Object.keys(TIME_LIMITS)],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/**
 * Whether a connection is of no more use after this: PostgreSQL ends it as it shuts down, at an administrator's word, or after
 * idling too long; or a plan that it keeps no longer fits the tables.
 */
function isOfEnd(error: unknown): boolean {
  return /^(57P|25P0[34]|0A000|26000)/.test(String(sqlState(error)));
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
