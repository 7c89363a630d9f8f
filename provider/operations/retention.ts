import { randomUUID } from "node:crypto";
import { and, asc, count, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { takeLease } from "#provider/db/lease.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { members, secrets } from "#provider/db/tables/members.ts";
import { informs, staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { Parts } from "#provider/server/context.ts";
import { secret } from "#provider/server/signing.ts";
import type { Log } from "./log.ts";
import { forgetSome } from "./tidy.ts";

/** Rows of one step, which is a transaction of its own; and steps of each kind in one run. */
const AT_ONCE = 50;
const STEPS = 40;
const TEN_MINUTES = 600_000;

/**
 * Forgets whose old orders were, old receipts, and visitors of whom nothing is kept (docs/operating.md has the table).
 * The first time that anything is due it only says so, in the log and by the doctor, and begins a week later. To be
 * called every hour; of several processes one does it.
 */
export async function forgetInTime({ db, clock }: Pick<Parts, "db" | "clock">, log: Log): Promise<void> {
  const lease = { name: "retention", holder: randomUUID(), span: TEN_MINUTES };
  if (!(await takeLease(db, lease))) return;
  const now = clock();
  const { begins, ...due } = await retentionDue(db, now);
  if (due.orders + due.receipts + due.visitors === 0) return;
  const first = new Date(now.getTime() + NOTICE).toISOString();
  const from = begins ?? new Date(await secret(db, BEGINS, () => first));
  if (begins === null) log.warn("retention will begin", { from: from.toISOString(), ...due });
  if (now < from) return;
  const done = {
    orders: await inSteps(() => forgetOrders(db, now)),
    receipts: await inSteps(() => forgetReceipts(db, now)),
    visitors: await inSteps(() => forgetVisitors(db, now)),
  };
  log.info("retention", done);
}

/** Small ones, so that nobody waits for it; answers how many rows they came to. */
async function inSteps(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const changed = await step();
    total += changed;
    if (changed < AT_ONCE) break;
  }
  return total;
}

/** What was sold, when, for how much and how it was paid stays for the books; who it was goes. */
async function forgetOrders(db: Database, now: Date): Promise<number> {
  return db.transaction(async (inner) => {
    const rows = await inner
      .select({ order_no: orders.order_no })
      .from(orders)
      .where(dueOrders(now))
      .orderBy(asc(orders.placed_at))
      .limit(AT_ONCE);
    const numbers = rows.map(({ order_no }) => order_no);
    if (numbers.length === 0) return 0;
    await inner
      .insert(members)
      .values({ uid: NOBODY, kind: "visitor", channel: NOBODY, created_at: now, deleted_at: now })
      .onConflictDoNothing();
    const none = {
      contact_name: "",
      contact_phone: "",
      contact_email: null,
      delivery_address: null,
      gift: null,
    };
    const unsaid = { remark: "", handover_note: "", courier_name: "", courier_phone: "", refund_reason: "" };
    await inner
      .update(orders)
      .set({ uid: NOBODY, member_coupon_id: null, distance: null, ...none, ...unsaid })
      .where(inArray(orders.order_no, numbers));
    await inner
      .update(orderRounds)
      // The attempt's id was the customer's device's.
      .set({
        uid: NOBODY,
        remark: "",
        client_order_id: sql`${orderRounds.order_no} || '-' || ${orderRounds.round}`,
      })
      .where(inArray(orderRounds.order_no, numbers));
    await inner
      .update(payments)
      .set({ uid: NOBODY, card_id: null, redirect_url: null })
      .where(inArray(payments.order_no, numbers));
    await inner.update(receipts).set({ uid: NOBODY }).where(inArray(receipts.order_no, numbers));
    // What they wrote stays as long as their account; which order it was about does not.
    await inner.update(reviews).set({ order_no: null }).where(inArray(reviews.order_no, numbers));
    await inner.update(memberCoupons).set({ order_no: null }).where(inArray(memberCoupons.order_no, numbers));
    const { orders: term } = termsAt(now);
    await forgetSome(inner, { table: informs, age: informs.created_at, where: lt(informs.created_at, term) });
    const oldCalls = lt(staffCalls.created_at, term);
    await forgetSome(inner, { table: staffCalls, age: staffCalls.created_at, where: oldCalls });
    return numbers.length;
  });
}

async function forgetReceipts(db: Database, now: Date): Promise<number> {
  return db.transaction(async (inner) => {
    const rows = await inner
      .select({ order_no: orders.order_no })
      .from(orders)
      .where(dueReceipts(now))
      .orderBy(asc(orders.placed_at))
      .limit(AT_ONCE);
    const numbers = rows.map(({ order_no }) => order_no);
    if (numbers.length === 0) return 0;
    await inner.delete(receipts).where(inArray(receipts.order_no, numbers));
    await inner.update(orders).set({ invoice_title: "" }).where(inArray(orders.order_no, numbers));
    return numbers.length;
  });
}

async function forgetVisitors(db: Database, now: Date): Promise<number> {
  return db.transaction(async (inner) => {
    const rows = await inner
      .select({ uid: members.uid })
      .from(members)
      .where(dueVisitors(now))
      .orderBy(asc(members.created_at))
      .limit(AT_ONCE);
    const uids = rows.map(({ uid }) => uid);
    if (uids.length === 0) return 0;
    for (const table of GOES_WITH_VISITOR)
      await inner.execute(sql`delete from ${sql.identifier(table)} where uid in ${uids}`);
    await inner.delete(members).where(inArray(members.uid, uids));
    return uids.length;
  });
}

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
const NOTICE = 7 * DAY;
/** What the day of the first run is kept under; nobody else is to change it. */
const BEGINS = "retention begins";

/** Whose orders are that are nobody's any more: a row without a name, for which there is no session. */
const NOBODY = "nobody";

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
function termsAt(now: Date) {
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
const dueOrders = (now: Date) => and(lt(orders.placed_at, termsAt(now).orders), ne(orders.uid, NOBODY));

/** Orders whose receipts, or whose invoice's addressee, need not be kept any more. */
function dueReceipts(now: Date): SQL | undefined {
  const made = sql`(select ${receipts.order_no} from ${receipts} where ${receipts.issued_at} < ${termsAt(now).receipts.toISOString()})`;
  return and(
    lt(orders.placed_at, termsAt(now).receipts),
    or(ne(orders.invoice_title, ""), inArray(orders.order_no, made)),
  );
}

/** Visitors without a session, an order, or anything else that is kept. */
function dueVisitors(now: Date): SQL | undefined {
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
