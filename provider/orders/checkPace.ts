import { and, count, eq, gt, min } from "drizzle-orm";
import { PACE_MINUTES, type TableRules } from "#domain/orders/tableRules.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";

const SPAN = PACE_MINUTES * 60_000;
const SECOND = 1_000;

interface Pace {
  readonly uid: string;
  readonly store_id: string;
  /** The present sitting; null where nobody sits, and away from a table. */
  readonly sitting_id: string | null;
  readonly rules: TableRules;
  readonly now: Date;
}

/** Orders and additions that are still taken from a guest and their table within the span. */
export async function ordersLeft(db: Database, pace: Pace): Promise<{ left: number; seconds: number }> {
  const { uid, store_id, sitting_id, rules, now } = pace;
  const since = new Date(now.getTime() - SPAN);
  const sent = async (where: ReturnType<typeof and>, most: number) => {
    const [found] = await db
      .select({ sent: count(), first: min(orderRounds.placed_at) })
      .from(orderRounds)
      .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
      .where(and(where, gt(orderRounds.placed_at, since)));
    const free = (found?.first ?? now).getTime() + SPAN - now.getTime();
    return { left: Math.max(0, most - (found?.sent ?? 0)), seconds: Math.max(1, Math.ceil(free / SECOND)) };
  };
  const ofMember = await sent(
    and(eq(orderRounds.uid, uid), eq(orders.store_id, store_id)),
    rules.member_orders,
  );
  if (sitting_id === null) return ofMember;
  const ofTable = await sent(eq(orders.sitting_id, sitting_id), rules.table_orders);
  return ofTable.left < ofMember.left ? ofTable : ofMember;
}

/**
 * 90006 with the seconds to wait, once a guest or their table has sent as many orders and additions as the store takes in
 * some minutes. There is no such limit for a whole store: one table would close it to all others.
 */
export async function checkPace(db: Database, pace: Pace, fail: Fail<90006>): Promise<void> {
  const { left, seconds } = await ordersLeft(db, pace);
  if (left === 0) fail(90006, { seconds, reason: "pace" });
}
