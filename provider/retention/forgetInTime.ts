import { randomUUID } from "node:crypto";
import { asc, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { takeLease } from "#provider/db/lease.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { informs, staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { Log } from "#provider/log.ts";
import type { Parts } from "#provider/parts.ts";
import { secret } from "#provider/secrets.ts";
import {
  BEGINS,
  dueOrders,
  dueReceipts,
  dueVisitors,
  GOES_WITH_VISITOR,
  NOBODY,
  NOTICE,
  retentionDue,
  termsAt,
} from "./terms.ts";

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
    const none = { contact_name: "", contact_phone: "", contact_email: null, delivery_address: null };
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
    await inner.delete(informs).where(inArray(informs.order_no, numbers));
    await inner.delete(staffCalls).where(lt(staffCalls.created_at, termsAt(now).orders));
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
