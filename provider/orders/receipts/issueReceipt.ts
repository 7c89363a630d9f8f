import { and, asc, eq, isNull } from "drizzle-orm";
import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { orderInvoice } from "#contract/calls/afterOrder.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { customerActions } from "#domain/orders/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";
import { isMailStuck, queueMail } from "#provider/notices/mail/mail.ts";
import { mailReach } from "#provider/operations/reach.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { type OrderFacts, orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import type { ContextOf, Parts } from "#provider/server/context.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { freezeReceipt, type FrozenReceipt, presentReceipt } from "./frozenReceipt.ts";
import { hasPartReceipt } from "./partReceipt.ts";
import { cleanTitle, KEY_BYTES, nextReceiptNumber, ratesOf, receiptAddress } from "./making.ts";
import { receiptMail } from "./receiptMail.ts";

const DAY = 86_400;
/** Mails with one order's receipt in a day: our server is nobody's way to fill another's mailbox. */
const MAILS_A_DAY = 5;

/** Makes out the receipt of one of the caller's own orders, of whatever kind: what orderinvoice answers. */
export async function makeOutReceipt(
  request: ParsedRequestOf<typeof orderInvoice>,
  context: ContextOf<typeof orderInvoice>,
): Promise<ResponseOf<typeof orderInvoice>> {
  const { order_no, kind, companyName, email } = request;
  const { caller, db, fail, language, now, origin, parts } = context;
  const { uid } = caller;
  if (kind === 1 && email === undefined) return fail(Code.missingParameter, { fields: ["email"] });
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const title = cleanTitle(companyName);
  if (title === "") return fail(Code.companyNameMissing);
  const [facts] = await orderFacts(db, [order]);
  if (facts === undefined) return fail(Code.orderMissing);
  // Nothing was paid, or it went back: there is nothing to confirm that money was received for.
  if (!customerActions(stateOf(facts, uid)).includes("invoice")) return fail(Code.noPermission);

  // Its money was received for once: whoever paid parts of the table's bill has receipts for them.
  if (await hasPartReceipt(db, order)) return fail(Code.receiptAlreadyPrinted);
  const before = await givenBefore(db, order, new Date(now.getTime() - DAY * 1_000));
  if (before.isGiven && !facts.store.allows_receipt_copy) return fail(Code.receiptAlreadyPrinted);
  if (kind === 1 && before.mailed >= MAILS_A_DAY) return fail(Code.tooManyRequests, { seconds: DAY });
  if (kind === 1 && (mailReach(parts.settings) === "nobody" || (await isMailStuck(db, now))))
    return fail(Code.printFailed);
  const to = kind === 1 && email !== undefined ? email : null;
  const issue = { before, title, email: to, language, origin, now };
  const { receipt, address } = await issueReceipt(db, facts, issue, parts);
  return presentReceipt(receipt, language, { print_url: to === null ? address : null });
}

interface Issue {
  readonly before: Awaited<ReturnType<typeof givenBefore>>;
  readonly title: string;
  /** Null: to print. */
  readonly email: string | null;
  readonly language: WireLanguage;
  readonly origin: string;
  readonly now: Date;
}

/** Makes out a receipt of an order that is locked, and puts it into the mail where it is to go there. */
async function issueReceipt(
  db: Database,
  facts: OrderFacts,
  { before, title, email, language, origin, now }: Issue,
  { random, settings }: Pick<Parts, "random" | "settings">,
): Promise<{ readonly receipt: FrozenReceipt; readonly address: string }> {
  const { order, store } = facts;
  const rates = await ratesOf(db, facts);
  const page_key = random(KEY_BYTES);
  // Printed where it was asked for, or sent to whatever address they say.
  const at = email === null ? origin : sentOrigin(origin, settings);
  const address = receiptAddress(at, { page_key, language });
  const receipt = freezeReceipt(facts, {
    receipt_no: before.receipt_no ?? (await nextReceiptNumber(db, store, now)),
    title,
    is_copy: before.isGiven,
    sent_to: email,
    language,
    now,
    rates,
  });
  const mail_id =
    email === null ? null : await queueMail(db, { recipient: email, ...receiptMail(receipt, address) }, now);
  await db.insert(receipts).values({
    store_id: store.id,
    receipt_no: receipt.receipt_no,
    issue: before.issues + 1,
    order_no: order.order_no,
    uid: order.uid,
    kind: email === null ? 2 : 1,
    content: receipt,
    page_key,
    mail_id,
    issued_at: now,
  });
  return { receipt, address };
}

interface GivenBefore {
  /** The order's receipts so far, and the number that those with this total have. */
  readonly issues: number;
  readonly receipt_no: string | null;
  /** Whether one of them, with this total, got to the customer: a mail that was given up did not. */
  readonly isGiven: boolean;
  /** Mails of it since `since`. */
  readonly mailed: number;
}

/** What receipts of an order there are. The order is locked. */
async function givenBefore(
  db: Database,
  { bill, order_no }: Pick<OrderRow, "bill" | "order_no">,
  since: Date,
): Promise<GivenBefore> {
  const isGivenUp = and(eq(mails.id, receipts.mail_id), isNull(mails.due_at), isNull(mails.sent_at));
  const rows = await db
    .select({
      receipt_no: receipts.receipt_no,
      kind: receipts.kind,
      issued_at: receipts.issued_at,
      given_up: mails.id,
      content: receipts.content,
    })
    .from(receipts)
    .leftJoin(mails, isGivenUp)
    .where(eq(receipts.order_no, order_no))
    .orderBy(asc(receipts.issue));
  // One of before the store changed the bill is not what this one copies.
  const same = rows.filter(({ content }) => content.bill.total === bill.total);
  return {
    issues: rows.length,
    receipt_no: same[0]?.receipt_no ?? null,
    isGiven: same.some(({ given_up }) => given_up === null),
    mailed: rows.filter(({ kind, issued_at }) => kind === 1 && issued_at > since).length,
  };
}
