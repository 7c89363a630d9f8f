import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { CouponTab } from "#contract/coupon.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { givenOut } from "./givenOut.ts";

export type Tab = z.infer<typeof CouponTab>;
type ReceivedTab = Exclude<Tab, 1>;

const milliseconds = (instant: AnyPgColumn) => sql<number>`(extract(epoch from ${instant}) * 1000)::float8`;
/** Later than any day of the calendar. */
const NEVER = 9e15;

/** What stands in each tab of received coupons, and by what it is sorted, lowest first: the next to run out, or the last. */
export function receivedTab(tab: ReceivedTab, now: Date): { where: SQL | undefined; key: SQL<number> } {
  const { used_at, valid_until } = memberCoupons;
  switch (tab) {
    case 2:
      return {
        where: and(isNull(used_at), or(isNull(valid_until), gt(valid_until, now))),
        key: sql`coalesce(${milliseconds(valid_until)}, ${NEVER}::float8)`,
      };
    case 3:
      return { where: isNotNull(used_at), key: sql`- ${milliseconds(used_at)}` };
    case 4:
      return { where: and(isNull(used_at), lte(valid_until, now)), key: sql`- ${milliseconds(valid_until)}` };
  }
}

/**
 * Coupons that someone may claim now: given out, by a store that lists show or by the operator, for the likes of them,
 * and not had as often as allowed. Visitors see what they may claim once they are members.
 * @param ordered the stores where they have ordered
 */
export function unreceivedTab(uid: string, ordered: ReadonlySet<string>, now: Date): SQL | undefined {
  const { limit_per_person, member_type, receive_type, store_id } = coupons;
  const claims = sql`(select count(*) from ${memberCoupons}
    where ${memberCoupons.uid} = ${uid} and ${memberCoupons.coupon_id} = ${coupons.id})`;
  const isKnown =
    ordered.size === 0 ? sql`false` : sql`(${isNull(store_id)} or ${inArray(store_id, [...ordered])})`;
  return and(
    givenOut(now),
    or(isNull(store_id), and(isNotNull(stores.id), onShow)),
    or(eq(limit_per_person, -1), sql`${claims} < ${limit_per_person}`),
    or(not(isKnown), and(ne(receive_type, 2), ne(member_type, "new"))),
    or(isKnown, and(ne(receive_type, 3), ne(member_type, "existing"))),
  );
}

/** Coupons that are good at a store: its own, and the operator's; all without one. */
export function goodAt(store_id: string | undefined): SQL | undefined {
  return store_id === undefined ? undefined : or(eq(coupons.store_id, store_id), isNull(coupons.store_id));
}
