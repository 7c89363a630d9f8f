import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { queueMail } from "#provider/mail/queueMail.ts";
import type { OrderFacts } from "#provider/orders/orderFacts.ts";
import type { Parts } from "#provider/server/context.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { freezeReceipt } from "./freezeReceipt.ts";
import type { FrozenReceipt } from "./frozenReceipt.ts";
import type { givenBefore } from "./givenBefore.ts";
import { nextReceiptNumber } from "./nextReceiptNumber.ts";
import { ratesOf } from "./ratesOf.ts";
import { receiptAddress } from "./receiptAddress.ts";
import { receiptMail } from "./receiptMail.ts";

/** Bytes of a page's key: as unguessable as a session. */
const KEY_BYTES = 24;

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
export async function issueReceipt(
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
