import { and, gt, lte, type SQL } from "drizzle-orm";
import { specials } from "#provider/db/tables/specials.ts";

/** Offers that have begun and not ended. */
export function runningNow(now: Date): SQL | undefined {
  return and(lte(specials.start_time, now), gt(specials.end_time, now));
}
