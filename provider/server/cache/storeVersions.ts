import { sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import type { Log } from "#provider/operations/log.ts";

/**
 * In which state this process knows the stores to be. What was read under a version holds while `of` answers the same:
 * a change moves it, in every process, within a second by notice and within five at the latest.
 */
export interface StoreVersions {
  /** A store's version; of null, that of all stores together. Null while nobody can say: then nothing kept is used. */
  of(store_id: string | null): Promise<string | null>;
  /** This process has written, or was told that another one has: looks, and lets whoever asks wait for it. */
  look(): Promise<void>;
  /** After a write of this process: looks, and tells the other processes where something was changed. */
  announce(): Promise<void>;
  /** Begins to look by itself. */
  start(): void;
  close(): Promise<void>;
}

/** Tells the other processes of one database that there is something to look for, and hears of it from them. */
export interface ChangeNotices {
  tell(): Promise<unknown>;
  /** Calls back with each notice until `close`. */
  listen(heard: () => void): void;
  close(): Promise<unknown>;
}

/** Milliseconds between two looks that nothing asked for; a notice that is lost costs no more than that. */
const LOOK_EVERY = 2_000;
/** Milliseconds since the last look after which nobody can say. */
const UNKNOWN_AFTER = 5_000;

/** Follows `store_changes`; `notices` is null where no other process writes to the database. */
export function storeVersions(db: Database, notices: ChangeNotices | null, log: Log): StoreVersions {
  const moves = new Map<string, number>();
  let [every, all] = [0, 0];
  /** Changes that were counted, of those that a look may see again. */
  let counted: ReadonlySet<string> = new Set();
  /** Transactions before this one were all seen; null before the first look. */
  let horizon: string | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Whether anything has changed. */
  async function read(): Promise<boolean> {
    const began = performance.now();
    const seen = await changesSince(db, horizon);
    let hasMoved = false;
    // Changes that nobody looked for are forgotten in time: after a gap everything may have changed.
    if (horizon !== null && began - lookedAt > UNKNOWN_AFTER) {
      every += 1;
      all += 1;
    }
    for (const [id, store_id] of seen.changes) {
      // What was there at the first look is what one begins with.
      if (counted.has(id) || horizon === null) continue;
      hasMoved = true;
      all += 1;
      if (store_id === null) every += 1;
      else moves.set(store_id, (moves.get(store_id) ?? 0) + 1);
    }
    counted = new Set(seen.changes.map(([id]) => id));
    ({ horizon } = seen);
    lookedAt = began;
    return hasMoved;
  }

  /** One look at a time; what is asked for meanwhile is answered by the one after it, which has seen everything before. */
  function once(): Promise<boolean> {
    if (looking === null) {
      looking = read().finally(() => {
        looking = null;
      });
      return looking;
    }
    next ??= looking
      .catch(() => false)
      .then(() => {
        next = null;
        return once();
      });
    return next;
  }

  const look = async () => {
    await once().catch((error: unknown) => {
      if (!isClosed) log.warn("changes of stores not read", { error });
    });
  };

  function later(): void {
    if (isClosed) return;
    timer = setTimeout(() => void look().finally(later), LOOK_EVERY).unref();
  }

  return {
    async of(store_id) {
      await (next ?? looking)?.catch(() => false);
      if (horizon === null || performance.now() - lookedAt > UNKNOWN_AFTER) return null;
      return store_id === null ? `${all}` : `${every}.${moves.get(store_id) ?? 0}`;
    },
    look,
    async announce() {
      // Before the first look nothing is kept here, and nobody was told anything.
      if (horizon === null || isClosed) return;
      try {
        if (await once()) await notices?.tell();
      } catch (error) {
        log.warn("changes of stores not told", { error });
      }
    },
    start() {
      notices?.listen(() => void look());
      void look().finally(later);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await (next ?? looking)?.catch(() => false);
      await notices?.close();
    },
  };
}

interface Seen {
  /** Of each its id and store, those of earlier looks among them. */
  readonly changes: readonly (readonly [id: string, store_id: string | null])[];
  readonly horizon: string;
}

/**
 * What was committed since a look with this horizon, in one snapshot. A transaction that ran then, and ends after ones that
 * began later, is found all the same: rows are asked for by transaction, never by their number.
 */
async function changesSince(db: Database, horizon: string | null): Promise<Seen> {
  const xmin = sql`pg_snapshot_xmin(pg_current_snapshot())`;
  const first = horizon === null ? xmin : sql`${horizon}::text::xid8`;
  const [row] = await db
    .select({
      changes: sql<
        Seen["changes"]
      >`(select coalesce(json_agg(json_build_array(id::text, store_id)), '[]'::json)
        from store_changes where tx >= ${first})`,
      horizon: sql<string>`${xmin}::text`,
    })
    .from(sql`(select 1) as one`);
  if (row === undefined) throw new Error("A look at the changes of stores answers with a row");
  return row;
}
