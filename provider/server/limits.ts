import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { limits, slowdowns } from "#provider/db/tables/members.ts";
import type { Settings } from "#provider/operations/settings.ts";

export interface Limit {
  readonly name: string;
  /** Tries that are let through in a window. */
  readonly most: number;
  /** Length of the window in seconds. */
  readonly seconds: number;
}

const windowStart = ({ seconds }: Limit, now: Date) =>
  Math.floor(now.getTime() / (seconds * 1_000)) * seconds * 1_000;

/**
 * Counts a try by `subject` (an address, a phone; or an expression for it). To be called outside the transaction of what is tried, so that what
 * fails counts too; or in one that ends with `failKeeping`.
 * @returns null when it is let through, else the seconds until the window ends
 */
export async function countTry(
  db: Database,
  limit: Limit,
  subject: string | SQL<string>,
  now: Date,
): Promise<number | null> {
  const start = windowStart(limit, now);
  const [row] = await db
    .insert(limits)
    .values({ name: limit.name, subject, window_start: new Date(start), count: 1 })
    .onConflictDoUpdate({
      target: [limits.name, limits.subject, limits.window_start],
      set: { count: sql`${limits.count} + 1` },
    })
    .returning({ count: limits.count });
  if ((row?.count ?? 0) <= limit.most) return null;
  return Math.max(1, Math.ceil((start + limit.seconds * 1_000 - now.getTime()) / 1_000));
}

/** Questions to a geocoder that costs money, which all guests of a restaurant may put from one address in a minute. */
const GEOCODES_A_MINUTE = 300;

/** Calls that a network address may make only so often, by path. */
export function callLimits({
  googleGeocodingKey,
  registrationsAMinute: most,
}: Pick<Settings, "registrationsAMinute" | "googleGeocodingKey">): Readonly<Record<string, Limit>> {
  const geocoder = { name: "geocoder", most: GEOCODES_A_MINUTE, seconds: 60 };
  // Each password that is tried or kept costs tens of milliseconds of a processor, each proof a question to its platform.
  return {
    "/order/my/feedback": { name: "feedback", most: 20, seconds: 600 },
    ...Object.fromEntries(
      ["user/none_register", "user/register", "user/login", "user/restpwd", "my/bind_auth"].map((path) => [
        `/order/${path}`,
        { name: path.split("/")[1] ?? path, most, seconds: 60 },
      ]),
    ),
    ...(googleGeocodingKey !== null && {
      "/order/store/searchaddress": geocoder,
      "/order/common/getaddress": geocoder,
    }),
  };
}

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
