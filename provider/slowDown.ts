import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { slowdowns } from "./db/tables/members.ts";

/**
 * How often something may be tried: `free` tries at once, then one after a pause that doubles with each. The count
 * drains by `free` in `drains`, so that it slows down and never shuts.
 */
export interface Pace {
  readonly name: string;
  readonly free: number;
  /** Seconds of the first pause, and of the longest. */
  readonly pause: number;
  readonly longest: number;
  /** Seconds in which a full count is empty again. */
  readonly drains: number;
}

/** Seconds by which the clocks of several processes may differ. */
const SKEW = 60;
/** Nobody waits: long ago, because a request that came first may be counted after one that came later. */
const NO_WAIT = new Date(0);
/** More doublings than any pause has. */
const DOUBLINGS = 20;

/**
 * Counts a try by `subject`, unless it comes too soon after the last ones. In a transaction the count is locked until
 * its end: of many tries at once each sees the ones before. What comes too soon is not counted.
 * @returns null when it may be made, else the seconds to wait
 */
export async function countPaced(
  db: Database,
  pace: Pace,
  subject: string,
  now: Date,
): Promise<number | null> {
  const { name, free, pause, longest, drains } = pace;
  const at = sql`${now.toISOString()}::timestamptz`;
  const passed = sql`greatest(0, extract(epoch from (${at} - ${slowdowns.counted_at})))`;
  const drained = sql`greatest(0, ${slowdowns.tries} - ${passed} * ${free / drains}::double precision)`;
  const tries = sql`(${drained} + 1)::double precision`;
  const over = sql`least(${tries} - ${free}::double precision, ${DOUBLINGS}::double precision)`;
  const seconds = sql`least(${longest}::double precision, ${pause}::double precision * power(2, ${over}))`;
  // A hair of a try has drained while the first ones were made.
  const isOver = sql`${tries} > ${free}::double precision - 0.5`;
  const after = (wait: number) => new Date(now.getTime() + wait * 1_000);
  const counted = await db
    .insert(slowdowns)
    .values({ name, subject, tries: 1, counted_at: now, waits_until: free <= 1 ? after(pause) : NO_WAIT })
    .onConflictDoUpdate({
      target: [slowdowns.name, slowdowns.subject],
      set: {
        tries,
        counted_at: now,
        waits_until: sql`case when ${isOver} then ${at} + make_interval(secs => ${seconds}) else ${NO_WAIT.toISOString()}::timestamptz end`,
      },
      // Counted in the future: the clock was put back, and nobody shall wait for it.
      setWhere: sql`${slowdowns.waits_until} <= ${at} or ${gt(slowdowns.counted_at, after(SKEW))}`,
    })
    .returning({ name: slowdowns.name });
  if (counted.length > 0) return null;
  const [row] = await db.select().from(slowdowns).where(own(pace, subject));
  return Math.max(1, Math.ceil(((row?.waits_until.getTime() ?? 0) - now.getTime()) / 1_000));
}

/** Takes a counted try back: it was right. The others stay counted. */
export async function takeBack(db: Database, pace: Pace, subject: string): Promise<void> {
  await db
    .update(slowdowns)
    .set({ tries: sql`greatest(0, ${slowdowns.tries} - 1)`, waits_until: NO_WAIT })
    .where(own(pace, subject));
}

/** Forgets all tries of a subject. */
export async function clearPaced(db: Database, pace: Pace, subject: string): Promise<void> {
  await db.delete(slowdowns).where(own(pace, subject));
}

const own = ({ name }: Pace, subject: string) =>
  and(eq(slowdowns.name, name), eq(slowdowns.subject, subject));
