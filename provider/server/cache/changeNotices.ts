import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { ChangeNotices } from "./storeVersions.ts";
import type { Database } from "#provider/db/database.ts";
import type { WayToPostgres } from "#provider/db/open.ts";
import type { Settings } from "#provider/operations/settings.ts";

const CHANNEL = "noren_store_changes";
/** Milliseconds until a connection that was lost is made again; what changes meanwhile is found by the next read. */
const AGAIN_AFTER = 3_000;

/**
 * Notices between the processes of one PostgreSQL, by LISTEN on a connection of its own. One that cannot be had costs
 * seconds and nothing else.
 * @param url an address past any pooler; null: there is none, and nothing is heard
 * @param hearsItself whether its own notices are heard as well: who has written has read already what others are told to read
 */
export function postgresNotices(db: Database, url: string | null, hearsItself = false): ChangeNotices {
  const name = randomUUID();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(onNotice: () => void): Promise<void> {
    if (isClosed || url === null) return;
    const made = new Client({ connectionString: url, keepAlive: true });
    const lost = () => {
      if (isClosed || client !== made) return;
      client = null;
      made.end().catch(() => null);
      timer = setTimeout(() => void connect(onNotice), AGAIN_AFTER).unref();
    };
    client = made;
    made.on("error", lost);
    made.on("end", lost);
    made.on("notification", ({ payload }) => {
      if (hearsItself || payload !== name) onNotice();
    });
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      // For what changed while nobody listened.
      onNotice();
    } catch {
      lost();
    }
  }

  return {
    // Also for processes that are given an address to listen by.
    notify: () => db.execute(sql`select pg_notify(${CHANNEL}, ${name})`),
    listen: (onNotice) => void connect(onNotice),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => null);
    },
  };
}

/** Milliseconds within which a notice that goes out comes back, where it does. */
const PATIENCE = 5_000;

/** Whether what is notified in a database is heard at an address: of another database, or of a pooler, it is not. */
export async function areNoticesHeard(db: Database, url: string, patience = PATIENCE): Promise<boolean> {
  const notices = postgresNotices(db, url, true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const limit = setTimeout(() => resolve(false), patience);
  let isListening = false;
  notices.listen(() => {
    if (isListening) return resolve(true);
    isListening = true;
    notices.notify().catch(() => resolve(false));
    return undefined;
  });
  const isHeard = await promise;
  clearTimeout(limit);
  await notices.close();
  return isHeard;
}

/** Where a process hears notices: the address that is made for it, else the database's own unless a pooler is before it. */
export function noticesAddress(
  { databaseUrl, databaseListenUrl }: Pick<Settings, "databaseUrl" | "databaseListenUrl">,
  way: WayToPostgres | undefined,
): string | null {
  return databaseListenUrl ?? (way?.isPooled === true ? null : databaseUrl);
}
