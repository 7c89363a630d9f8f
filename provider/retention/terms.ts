import { and, count, eq, inArray, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members, secrets } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { receipts } from "#provider/db/tables/receipts.ts";

const DAY = 86_400_000;
/** Years that an order says whose it was, by the privacy policy. */
const YEARS = 7;
/**
 * Months more that receipts and their addressees are kept: the law's seven years (Corporation Tax Act, and Consumption
 * Tax Act for invoices) run from the day by which the business year's return is due, two months after its end.
 */
const MONTHS_MORE = 14;
/** Days after which a visitor goes who can no longer come back and left nothing that is kept. */
const VISITOR_DAYS = 180;
/** Days between the first time that something is due and its going, so that the operator sees it before. */
export const NOTICE = 7 * DAY;
/** What the day of the first run is kept under; nobody else is to change it. */
export const BEGINS = "retention begins";

/** Whose orders are that are nobody's any more: a row without a name, for which there is no session. */
export const NOBODY = "nobody";

/** Tables by which a visitor is needed still; a row in any of them keeps the visitor. */
export const KEEPS_VISITOR = [
  "sessions",
  "member_platforms",
  "orders",
  "order_rounds",
  "payments",
  "receipts",
  "reviews",
  "cards",
  "refill_cards",
  "refill_orders",
  "vouchers",
  "use_tickets",
  "ledger_accounts",
  "uploads",
  "feedbacks",
] as const;

/** Tables whose rows go with the visitor. */
export const GOES_WITH_VISITOR = [
  "addresses",
  "favourites",
  "known_devices",
  "shopcart_lines",
  "member_coupons",
  "informs",
  "staff_calls",
  "line_messages",
  "line_notifiers",
] as const;

/** The moments before which things are due. */
export function termsAt(now: Date) {
  const back = (months: number) => {
    const day = new Date(now);
    day.setUTCMonth(day.getUTCMonth() - months);
    return day;
  };
  return {
    orders: back(YEARS * 12),
    receipts: back(YEARS * 12 + MONTHS_MORE),
    visitors: new Date(now.getTime() - VISITOR_DAYS * DAY),
  };
}

/** Orders that still say whose they were. */
export const dueOrders = (now: Date) =>
  and(lt(orders.placed_at, termsAt(now).orders), ne(orders.uid, NOBODY));

/** Orders whose receipts, or whose invoice's addressee, need not be kept any more. */
export function dueReceipts(now: Date): SQL | undefined {
  const made = sql`(select ${receipts.order_no} from ${receipts} where ${receipts.issued_at} < ${termsAt(now).receipts.toISOString()})`;
  return and(
    lt(orders.placed_at, termsAt(now).receipts),
    or(ne(orders.invoice_title, ""), inArray(orders.order_no, made)),
  );
}

/** Visitors without a session, an order, or anything else that is kept. */
export function dueVisitors(now: Date): SQL | undefined {
  const nothing = KEEPS_VISITOR.map(
    (table) =>
      sql`not exists (select 1 from ${sql.identifier(table)} kept where kept.uid = ${members}.${sql.identifier("uid")})`,
  );
  const isOld = lt(members.created_at, termsAt(now).visitors);
  return and(eq(members.kind, "visitor"), ne(members.uid, NOBODY), isOld, ...nothing);
}

/** How much is due, and from when on it goes; null: nothing ever was. Changes nothing. */
export async function retentionDue(db: Database, now: Date) {
  const counted = { count: count() };
  const [old] = await db.select(counted).from(orders).where(dueOrders(now));
  const [made] = await db.select(counted).from(orders).where(dueReceipts(now));
  const [gone] = await db.select(counted).from(members).where(dueVisitors(now));
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, BEGINS));
  return {
    orders: old?.count ?? 0,
    receipts: made?.count ?? 0,
    visitors: gone?.count ?? 0,
    begins: kept === undefined ? null : new Date(kept.value),
  };
}
