import { randomUUID } from "node:crypto";
import { and, asc, count, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { takeLease } from "#provider/db/lease.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { members, secrets } from "#provider/db/tables/members.ts";
import { informs, staffCalls } from "#provider/db/tables/messages.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments, refunds } from "#provider/db/tables/payments.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { Parts } from "#provider/server/context.ts";
import { secret } from "#provider/server/signing.ts";
import type { Log } from "./log.ts";
import { dueVisitors, forgetVisitors, isAnyVisitorDue, lookAgainAt, NOBODY } from "./forgetVisitors.ts";
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
  const begins = await beginning(db);
  if (begins === null) return announce(db, now, log);
  if (now < begins) return;
  const done = {
    orders: await inSteps(() => forgetOrders(db, now)),
    receipts: await inSteps(() => forgetReceipts(db, now)),
    visitors: await forgetVisitors(db, now),
  };
  if (done.orders + done.receipts + done.visitors > 0) log.info("retention", done);
}

/** Says what will go and from when on, once there is anything. */
async function announce(db: Database, now: Date, log: Log): Promise<void> {
  const some = (where: SQL | undefined) =>
    db.select({ order_no: orders.order_no }).from(orders).where(where).limit(1);
  const isDue =
    (await some(dueOrders(now))).length > 0 ||
    (await some(dueReceipts(now))).length > 0 ||
    (await isAnyVisitorDue(db, now));
  if (!isDue) return;
  const { begins: _, ...due } = await retentionDue(db, now);
  const from = await secret(db, BEGINS, () => new Date(now.getTime() + NOTICE).toISOString());
  log.warn("retention will begin", { from: new Date(from).toISOString(), ...due });
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
      .select({ order_no: orders.order_no, uid: orders.uid })
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
    await lookAgainAt(
      inner,
      rows.map(({ uid }) => uid),
    );
    const none = {
      contact_name: "",
      contact_phone: "",
      contact_email: null,
      delivery_address: null,
      courier_place: null,
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
    await inner.update(refunds).set({ reason: "" }).where(inArray(refunds.order_no, numbers));
    await inner.update(lineChanges).set({ reason: "" }).where(inArray(lineChanges.order_no, numbers));
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

const DAY = 86_400_000;
/** Years that an order says whose it was, by the privacy policy. */
const YEARS = 7;
/**
 * Months more that receipts and their addressees are kept: the law's seven years (Corporation Tax Act, and Consumption
 * Tax Act for invoices) run from the day by which the business year's return is due, two months after its end.
 */
const MONTHS_MORE = 14;
/** Days between the first time that something is due and its going, so that the operator sees it before. */
const NOTICE = 7 * DAY;
/** What the day of the first run is kept under; nobody else is to change it. */
const BEGINS = "retention begins";

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

/** How much is due, and from when on it goes; null: nothing ever was. Changes nothing. */
export async function retentionDue(db: Database, now: Date) {
  const counted = { count: count() };
  const [old] = await db.select(counted).from(orders).where(dueOrders(now));
  const [made] = await db.select(counted).from(orders).where(dueReceipts(now));
  const [gone] = await db.select(counted).from(members).where(dueVisitors(now));
  return {
    orders: old?.count ?? 0,
    receipts: made?.count ?? 0,
    visitors: gone?.count ?? 0,
    begins: await beginning(db),
  };
}

/** From when on things go; null: nothing was ever due. */
async function beginning(db: Database): Promise<Date | null> {
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, BEGINS));
  return kept === undefined ? null : new Date(kept.value);
}
