import { and, eq } from "drizzle-orm";
import { billReceipt, reverseBillPart, tableBill, takeBillPart } from "#contract/calls/desk/bill.ts";
import { printers } from "#provider/db/tables/printing.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import { cleanTitle } from "#provider/orders/receipts/making.ts";
import { issuePartReceipt } from "#provider/orders/receipts/partReceipt.ts";
import { reversePart } from "#provider/payments/tableBill/reversePart.ts";
import { takePart } from "#provider/payments/tableBill/takePart.ts";
import { answerDesk, mayUse } from "#provider/staff/deskDispatch.ts";
import { noteOrders } from "./noteOrders.ts";
import { findVisit, presentBill } from "./presentBill.ts";

const read = answerDesk(tableBill, async ({ store_id, ...asked }, context) => {
  const { db, language, now, parts, signed } = context;
  const store = await ownStore(context, store_id);
  const visit = await findVisit(db, { store_id, ...asked });
  const looking = {
    language,
    staff_id: signed.staff.id,
    mayRefund: mayUse(signed, "refunds", parts),
    mayTake: mayUse(signed, "till", parts),
    now,
  };
  const isForBills = and(eq(printers.store_id, store_id), eq(printers.prints_bills, true));
  return {
    store_name: store.name[language],
    time_zone: store.time_zone,
    has_printer: (await db.$count(printers, isForBills)) > 0,
    bill: visit === undefined ? null : await presentBill(db, visit, looking),
  };
});

const take = answerDesk(takeBillPart, async (asked, context) => {
  const { fail, now, signed, write } = context;
  const { store_id } = asked;
  await ownStore(context, store_id);
  const taken = await write(async ({ audit, db }) => {
    const { lines = [], tendered = null } = asked;
    const by = { now, staff_id: signed.staff.id };
    const result = await takePart(db, { ...asked, lines, tendered }, by);
    if (result === null || "refusal" in result || result.isRepeated) return result;
    const { amount, id, pay_type, visit_id } = result.part;
    const after = { visit_id, pay_type, amount, tendered: result.part.tendered, rest: result.rest };
    await audit({ did: "bill.take", subject: id, store_id, after });
    await noteOrders({ audit }, store_id, result.changes);
    return result;
  });
  if (taken === null) return fail("gone");
  if ("refusal" in taken) return taken;
  const { changes, part, rest } = taken;
  return {
    payment_id: part.id,
    amount: part.amount,
    change: part.tendered === null ? 0 : part.tendered - part.amount,
    rest,
    paid: changes.map(({ order }) => numberOf(order)),
  };
});

const reverse = answerDesk(reverseBillPart, async ({ payment_id, reason, store_id }, context) => {
  const { fail, now, parts, signed, write } = context;
  await ownStore(context, store_id);
  const mayRefund = mayUse(signed, "refunds", parts);
  const reversed = await write(async ({ audit, db }) => {
    const by = { staff_id: signed.staff.id, mayRefund, now };
    const result = await reversePart(db, { payment_id, reason, store_id }, by);
    if (result === null || "refusal" in result || result.part.reversed_at?.getTime() !== now.getTime())
      return result;
    const { amount, pay_type, visit_id } = result.part;
    const before = { visit_id, pay_type, amount };
    await audit({ did: "bill.reverse", subject: payment_id, store_id, before, after: { rest: result.rest } });
    await noteOrders({ audit }, store_id, result.changes);
    return result;
  });
  if (reversed === null) return fail("gone");
  return { refusal: "refusal" in reversed ? reversed.refusal : null, rest: reversed.rest };
});

const receipt = answerDesk(billReceipt, async ({ payment_id, prints, store_id, title }, context) => {
  const { fail, language, now, origin, parts, signed, write } = context;
  const store = await ownStore(context, store_id);
  const made = await write(async ({ audit, db }) => {
    const issue = { title: cleanTitle(title), staff_id: signed.staff.id, language, origin, now, prints };
    const result = await issuePartReceipt(db, { payment_id, store }, issue, parts);
    if (result === null || "refusal" in result) return result;
    const { is_copy, is_printed, receipt_no } = result;
    const after = { receipt_no, is_copy, is_printed };
    await audit({ did: "bill.receipt", subject: payment_id, store_id, after });
    return result;
  });
  return made ?? fail("gone");
});

export const billCalls = [read, take, reverse, receipt];
