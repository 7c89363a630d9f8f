import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { orderInvoice } from "#contract/calls/afterOrder.ts";
import { customerActions } from "#domain/orders/orderMachine.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { isMailStuck } from "#provider/mail/isMailStuck.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import { orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { mailReach } from "#provider/operations/reach.ts";
import { cleanTitle } from "./cleanTitle.ts";
import { givenBefore } from "./givenBefore.ts";
import { issueReceipt } from "./issueReceipt.ts";
import { presentReceipt } from "./presentReceipt.ts";

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
  if (kind === 1 && email === undefined) return fail(114, { fields: ["email"] });
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const title = cleanTitle(companyName);
  if (title === "") return fail(420);
  const [facts] = await orderFacts(db, [order]);
  if (facts === undefined) return fail(412);
  // Nothing was paid, or it went back: there is nothing to confirm that money was received for.
  if (!customerActions(stateOf(facts, uid)).includes("invoice")) return fail(424);

  const before = await givenBefore(db, order_no, new Date(now.getTime() - DAY * 1_000));
  if (before.isGiven && !facts.store.allows_receipt_copy) return fail(418);
  if (kind === 1 && before.mailed >= MAILS_A_DAY) return fail(90006, { seconds: DAY });
  if (kind === 1 && (mailReach(parts.settings) === "nobody" || (await isMailStuck(db, now))))
    return fail(419);
  const to = kind === 1 && email !== undefined ? email : null;
  const issue = { before, title, email: to, language, origin, now };
  const { receipt, address } = await issueReceipt(db, facts, issue, parts);
  return presentReceipt(receipt, language, { print_url: to === null ? address : null });
}
