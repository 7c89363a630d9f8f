import { and, eq, inArray } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrders, type OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/server/context.ts";
import { answered, tryOf } from "./atGateway.ts";
import type { Written } from "./chargeCard.ts";
import { isPaid, newPayments, OPEN, type PaymentBy } from "./paymentRows.ts";
import { takeParts } from "./takeParts.ts";

/** Who is sent to a gateway's page, and where they come back to. */
export interface Sent {
  readonly title: string;
  readonly origin: string;
  /** Of the client, which the page leads back to. */
  readonly page_origin: string;
  readonly language: WireLanguage;
  readonly tableId: string | undefined;
}

/**
 * Begins one payment at its gateway for what is left to pay of orders once balances have paid their parts; each order
 * keeps its own share. Orders that have such a payment under way are led to it. Never inside a transaction.
 */
export function beginPayment(
  parts: Parts,
  asked: Sent & {
    readonly uid: string;
    /** What is paid together. */
    readonly order_nos: readonly string[];
    readonly pay_type: PayType;
    readonly gateway: string;
    readonly stored_value: readonly StoredValuePart[] | undefined;
  },
): Promise<Written> {
  const { gateway, order_nos, pay_type, stored_value, uid } = asked;
  return beginAtGateway(parts, asked, async (db) => {
    const now = parts.clock();
    const all = await lockOrders(db, order_nos);
    const known = await openOf(db, order_nos);
    if (known !== undefined) return known;
    const by = { gateway_ref: parts.random(18), gateway, pay_type, now };
    return writeForRest(db, all, { uid, stored_value, by }, parts);
  });
}

/**
 * Has balances pay their parts of orders, and writes down a payment at a gateway for what is left of them; none where
 * nothing is left. The orders are locked, and nothing of them is under way at a gateway. In a transaction of the caller's.
 */
export async function writeForRest(
  db: Database,
  all: readonly OrderRow[],
  asked: {
    readonly uid: string;
    readonly stored_value: readonly StoredValuePart[] | undefined;
    readonly by: Omit<PaymentBy, "trans_id">;
  },
  parts: Parts,
): Promise<Written> {
  const { by, stored_value, uid } = asked;
  const { now, pay_type } = by;
  const open = all.filter((order) => !isPaid(order));
  if (open.length === 0) return { refused: Code.alreadyPaid };
  const paid = all.filter(isPaid);
  const taken = await takeParts(db, { orders: open, paid, uid, stored_value, now }, parts);
  if (!taken.ok) return { refused: taken.code, data: taken.data };
  const left = taken.orders.filter((order) => !isPaid(order));
  const [covered] = taken.orders;
  if (left.length === 0 && covered?.trans_id) return { trans_id: covered.trans_id };
  for (const { order_no } of left) {
    const on = { order_no, actor: "customer", uid, pay_type, now } as const;
    const applied = await applyAction(db, { ...on, action: "pay_online" });
    if (!applied.ok) return { refused: applied.code };
  }
  return newPayments(db, left, by, parts);
}

async function openOf(db: Database, order_nos: readonly string[]) {
  const [known] = await db
    .select({ trans_id: payments.trans_id })
    .from(payments)
    .where(and(inArray(payments.order_no, [...order_nos]), inArray(payments.state, OPEN)))
    .orderBy(payments.order_no)
    .limit(1);
  return known;
}

/**
 * Writes a payment down, then asks its gateway to begin it, then writes down which page it has: a crash in between leaves
 * a payment that can be asked about, or begun again under its id, which begins nothing new. When the gateway gives no answer
 * the payment is `unknown` and leads nowhere. Never inside a transaction.
 */
export async function beginAtGateway(
  parts: Parts,
  sent: Sent,
  write: (db: Database) => Promise<Written>,
): Promise<Written> {
  const written = await retried(() => parts.db.transaction(write));
  if (!("refused" in written)) await askForPage(parts, written.trans_id, sent);
  return written;
}

/** Has the gateway begin a payment that is written down and leads nowhere yet. */
async function askForPage(parts: Parts, trans_id: string, sent: Sent): Promise<void> {
  const { clock, db, payment: gateways } = parts;
  const [row] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (row?.redirect_url !== null || row.gateway === null || !OPEN.includes(row.state)) return;
  const gateway = gateways.named(row.gateway);
  const { gateway_ref, pay_type, store_id } = row;
  const ofTry = eq(payments.gateway_ref, gateway_ref);
  const shares = await db.update(payments).set({ begun_at: clock() }).where(ofTry).returning();
  const amount = shares.reduce((sum, share) => sum + share.amount, 0);
  const { language, origin, page_origin, tableId, title } = sent;
  const return_url = returnUrl({ page_origin, trans_id, storeId: store_id, tableId });
  const asked = { ...tryOf(row), amount, pay_type, title, return_url, origin, language };
  const page = gateway === null ? null : await answered(gateway.begin(asked)).catch(refusedOnly);
  if (page === null) {
    await db
      .update(payments)
      .set({ state: "unknown" })
      .where(and(ofTry, eq(payments.state, "created")));
    return;
  }
  const { gateway_id, redirect_url } = page;
  await db
    .update(payments)
    .set({ redirect_url, ...(gateway_id !== undefined && { gateway_id }) })
    .where(ofTry);
}

/** Asked wrongly, which no waiting mends, is thrown on; anything else is a gateway that gave no answer. */
function refusedOnly(error: unknown): null {
  if (error instanceof RangeError) throw error;
  return null;
}

/** The client's page that waits for the result; the table's link goes along, so that the way back is not lost. */
export function returnUrl(to: {
  /** Of the client. */
  readonly page_origin: string;
  readonly trans_id: string;
  readonly storeId: string;
  readonly tableId: string | undefined;
}): string {
  const { page_origin, trans_id, storeId, tableId } = to;
  const query = new URLSearchParams({ trans_id, storeId, ...(tableId === undefined ? {} : { tableId }) });
  return `${page_origin}/payLoading?${query}`;
}
