import { and, eq, gt, isNull, lt, lte, ne, or, type SQL } from "drizzle-orm";
import { coupons } from "#provider/db/tables/coupons.ts";

const GIFTED = 4;

/** Coupons that someone may claim now: begun, not ended, not all claimed, and no gifts. */
export function givenOut(now: Date): SQL | undefined {
  return and(
    eq(coupons.is_withdrawn, false),
    lte(coupons.start_time, now),
    or(isNull(coupons.end_time), gt(coupons.end_time, now)),
    or(eq(coupons.limit_total, -1), lt(coupons.claimed_total, coupons.limit_total)),
    ne(coupons.receive_type, GIFTED),
  );
}
