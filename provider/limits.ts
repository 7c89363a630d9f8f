import { sql } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { limits } from "./db/tables/members.ts";

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
 * Counts a try by `subject` (an address, a phone). To be called outside the transaction of what is tried, so that what
 * fails counts too; or in one that ends with `failKeeping`.
 * @returns null when it is let through, else the seconds until the window ends
 */
export async function countTry(
  db: Database,
  limit: Limit,
  subject: string,
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
