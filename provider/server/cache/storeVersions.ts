import { sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import type { Log } from "#provider/operations/log.ts";
import { oneAtATime } from "#provider/server/oneAtATime.ts";

/**
 * In which state this process knows the stores to be. What was read under a version holds while `of` answers the same:
 * a change moves it, in every process, within a second by notice and within five at the latest.
 */
export interface StoreVersions {
  /**
   * A store's version; of null, that of all stores together. With a table of the store its mark is a part of it, which moves
   * with who is at that table. Null while it is not known: then nothing cached is used.
   */
  of(store_id: string | null, table_id?: string): Promise<string | null>;
  /** Reads what has changed. Whoever asks for a version meanwhile waits for it. */
  refresh(): Promise<void>;
  /** After a write of this process: reads what has changed, and notifies the other processes if anything has. */
  announce(): Promise<void>;
  /** Begins to read by itself: on notices, and every two seconds. */
  start(): void;
  close(): Promise<void>;
}

/** Notices between the processes of one database that something has changed. */
export interface ChangeNotices {
  notify(): Promise<unknown>;
  /** Calls back with each notice until `close`. */
  listen(onNotice: () => void): void;
  close(): Promise<unknown>;
}

/** Milliseconds between two reads that nothing asked for: a lost notice costs no more than that. */
const READ_EVERY = 2_000;
/** Milliseconds since the last read after which versions are not known. */
const UNKNOWN_AFTER = 5_000;

/** Follows `store_changes`; `notices` is null where no other process writes to the database. */
export function storeVersions(db: Database, notices: ChangeNotices | null, log: Log): StoreVersions {
  const moves = new Map<string, number>();
  /** The same of tables, by their store and id. */
  const tableMoves = new Map<string, number>();
  let [every, all] = [0, 0];
  /** Ids of changes that were counted, of those that a read may find again. */
  let counted: ReadonlySet<string> = new Set();
  /** Transactions before this one have all been read; null before the first read. */
  let horizon: string | null = null;
  let readAt = -Infinity;
  /** Whether something was read that this process may have written, and the others were not told of. */
  let isOwed = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Whether anything has changed. */
  async function read(): Promise<boolean> {
    const began = performance.now();
    const seen = await changesSince(db, horizon);
    let hasMoved = false;
    // Changes are deleted after some minutes: after a gap everything may have changed.
    if (horizon !== null && began - readAt > UNKNOWN_AFTER) {
      every += 1;
      all += 1;
    }
    for (const [id, store_id, table_id] of seen.changes) {
      // What is there at the first read is what one begins with.
      if (counted.has(id) || horizon === null) continue;
      hasMoved = true;
      if (store_id !== null && table_id !== null) {
        moveOn(tableMoves, placeOf(store_id, table_id));
        continue;
      }
      all += 1;
      if (store_id === null) every += 1;
      else moveOn(moves, store_id);
    }
    counted = new Set(seen.changes.map(([id]) => id));
    ({ horizon } = seen);
    readAt = began;
    isOwed ||= hasMoved;
    return hasMoved;
  }

  const reading = oneAtATime(read);

  // Of what is written at the same time the others are told together.
  const telling = oneAtATime(async () => {
    isOwed = false;
    await notices?.notify();
  });
  const refresh = async () => {
    await reading.run().catch((error: unknown) => {
      if (!isClosed) log.warn("changes of stores not read", { error });
    });
  };

  function later(): void {
    if (isClosed) return;
    timer = setTimeout(() => void refresh().finally(later), READ_EVERY).unref();
  }

  return {
    async of(store_id, table_id) {
      await reading.pending()?.catch(() => false);
      if (horizon === null || performance.now() - readAt > UNKNOWN_AFTER) return null;
      if (store_id === null) return `${all}`;
      const version = `${every}.${moves.get(store_id) ?? 0}`;
      return table_id === undefined
        ? version
        : `${version}.${tableMoves.get(placeOf(store_id, table_id)) ?? 0}`;
    },
    refresh,
    async announce() {
      // Before the first read nothing is cached here.
      if (horizon === null || isClosed) return;
      try {
        if ((await reading.run()) || isOwed) await telling.run();
      } catch (error) {
        log.warn("changes of stores not announced", { error });
      }
    },
    start() {
      notices?.listen(() => void refresh());
      void refresh().finally(later);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await reading.pending()?.catch(() => false);
      await notices?.close();
    },
  };
}

const placeOf = (store_id: string, table_id: string) => JSON.stringify([store_id, table_id]);

function moveOn(moves: Map<string, number>, name: string): void {
  moves.set(name, (moves.get(name) ?? 0) + 1);
}

interface Seen {
  /** Of each its id, store and table; some of them may have been read before. */
  readonly changes: readonly (readonly [id: string, store_id: string | null, table_id: string | null])[];
  readonly horizon: string;
}

/**
 * What was committed since a read with this horizon, in one snapshot. A transaction that ran then, and commits after ones
 * that began later, is found as well: rows are selected by transaction, never by their number.
 */
async function changesSince(db: Database, horizon: string | null): Promise<Seen> {
  const xmin = sql`pg_snapshot_xmin(pg_current_snapshot())`;
  const first = horizon === null ? xmin : sql`${horizon}::text::xid8`;
  const [row] = await db
    .select({
      changes: sql<
        Seen["changes"]
      >`(select coalesce(json_agg(json_build_array(id::text, store_id, table_id)), '[]'::json)
        from store_changes where tx >= ${first})`,
      horizon: sql<string>`${xmin}::text`,
    })
    .from(sql`(select 1) as one`);
  if (row === undefined) throw new Error("Reading the changes of stores answers with a row");
  return row;
}
