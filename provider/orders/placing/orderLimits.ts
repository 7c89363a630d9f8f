import { and, count, eq, gt, inArray, min, ne, sum } from "drizzle-orm";
import type { LineProblem, OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { linesOverLimit, PACE_MINUTES, type TableRules, tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { Offer } from "#provider/menu/specials.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { PricedLine } from "./checkLines.ts";

/**
 * Whether a member may have so many pieces of what is on offer, those of their earlier orders counted unless they were
 * cancelled: 309 with what the offer still grants. The member is locked.
 */
export async function checkLimits(
  db: Database,
  uid: string,
  order: { readonly lines: readonly PricedLine[]; readonly offers: ReadonlyMap<string, Offer> },
  fail: Fail<typeof Code.stockShort>,
): Promise<void> {
  const limited = [...order.offers.values()].filter(({ limit_per_person }) => limit_per_person !== -1);
  if (limited.length === 0) return;
  const had = await db
    .select({
      goods_id: orderLines.goods_id,
      special_id: orderLines.special_id,
      number: sum(orderLines.number).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.order_no, orderLines.order_no))
    .where(
      and(
        eq(orders.uid, uid),
        ne(orders.order_status, OrderStatus.canceled),
        inArray(
          orderLines.special_id,
          limited.map(({ special_id }) => special_id),
        ),
      ),
    )
    .groupBy(orderLines.goods_id, orderLines.special_id);

  const problems = limited.flatMap(({ goods_id, limit_per_person, special_id }): LineProblem[] => {
    const before = had.find((row) => row.goods_id === goods_id && row.special_id === special_id)?.number ?? 0;
    const lines = order.lines.filter(({ row }) => row.id === goods_id);
    const wanted = lines.reduce((pieces, { number }) => pieces + number, 0);
    const left = Math.max(0, limit_per_person - before);
    if (wanted <= left) return [];
    return lines.map(({ choice, unit }) => ({ ...choice, reason: "limit", left, price: unit }));
  });
  if (problems.length > 0) fail(Code.stockShort, { lines: problems });
}

const SPAN = PACE_MINUTES * 60_000;
const SECOND = 1_000;

interface Pace {
  readonly uid: string;
  readonly store_id: string;
  /** The present visit; null where nobody sits, and away from a table. */
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
export async function checkPace(
  db: Database,
  pace: Pace,
  fail: Fail<typeof Code.tooManyRequests>,
): Promise<void> {
  const { left, seconds } = await ordersLeft(db, pace);
  if (left === 0) fail(Code.tooManyRequests, { seconds, reason: "pace" });
}

/** 309 with the problem `limit`, where a line of a store's order has more pieces than the store takes of one. */
export function checkPieces(
  store: Pick<StoreRow, "table_rules">,
  lines: readonly OrderLineRequest[],
  fail: Fail<typeof Code.stockShort>,
): void {
  const { line_pieces } = tableRules(store.table_rules);
  const problems = linesOverLimit(lines, line_pieces, lineKey).map(
    ({ goods_id, option_value, price }): LineProblem => ({
      goods_id,
      option_value: [...option_value],
      reason: "limit",
      left: line_pieces,
      price,
    }),
  );
  if (problems.length > 0) fail(Code.stockShort, { lines: problems });
}
