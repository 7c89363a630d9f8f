import { and, count, eq, gt, inArray, min, ne, type SQL, sum } from "drizzle-orm";
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

/** Orders and additions of the span, and when the first of them was sent. */
export interface Sent {
  readonly sent: number;
  readonly first: Date | null;
}

const lately = (now: Date) => gt(orderRounds.placed_at, new Date(now.getTime() - SPAN));

const NONE: Sent = { sent: 0, first: null };

/** What was sent within the span in some visits: one row, to be read beside others. */
export function sentInVisit(db: Database, ofVisit: SQL, now: Date) {
  return db
    .select({
      sent: count().as("sent_there"),
      first: min(orderRounds.placed_at).as("first_there"),
    })
    .from(orderRounds)
    .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
    .where(and(ofVisit, lately(now)))
    .as("sent_in_visit");
}

/** What a member has sent to a store within the span, at whichever table: one row as well. */
export function sentBy(db: Database, uid: string, store_id: string, now: Date) {
  return db
    .select({ sent: count().as("sent"), first: min(orderRounds.placed_at).as("first") })
    .from(orderRounds)
    .where(and(eq(orderRounds.uid, uid), eq(orderRounds.store_id, store_id), lately(now)))
    .as("sent_lately");
}

interface Left {
  readonly left: number;
  /** Until one of them no longer counts. */
  readonly seconds: number;
}

function leftOf({ first, sent }: Sent, most: number, now: Date): Left {
  const free = (first ?? now).getTime() + SPAN - now.getTime();
  return { left: Math.max(0, most - sent), seconds: Math.max(1, Math.ceil(free / SECOND)) };
}

/** Orders and additions that are still taken from a guest and their table within the span. */
async function ordersLeft(db: Database, pace: Pace): Promise<Left> {
  const { uid, store_id, sitting_id, rules, now } = pace;
  const [ofMember = NONE] = await db.select().from(sentBy(db, uid, store_id, now));
  const [ofTable = null] =
    sitting_id === null
      ? []
      : await db.select().from(sentInVisit(db, eq(orders.sitting_id, sitting_id), now));
  return fewestLeft({ ofMember, ofTable, rules, now });
}

interface SentLately {
  readonly ofMember: Sent;
  /** Null where nobody sits, and away from a table. */
  readonly ofTable: Sent | null;
  readonly rules: TableRules;
  readonly now: Date;
}

/** Orders and additions that are still taken from a guest and their table, by what was sent within the span. */
export function fewestLeft({ ofMember, ofTable, rules, now }: SentLately): Left {
  const member = leftOf(ofMember, rules.member_orders, now);
  if (ofTable === null) return member;
  const table = leftOf(ofTable, rules.table_orders, now);
  return table.left < member.left ? table : member;
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
  failWhereNoneLeft(await ordersLeft(db, pace), fail);
}

/** The same of what was read already. */
export function checkSent(sent: SentLately, fail: Fail<typeof Code.tooManyRequests>): void {
  failWhereNoneLeft(fewestLeft(sent), fail);
}

function failWhereNoneLeft({ left, seconds }: Left, fail: Fail<typeof Code.tooManyRequests>): void {
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
