import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Bill } from "#contract/order.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import { billReceipts, receipts } from "#provider/db/tables/receipts.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { type OrderFacts, orderFacts } from "#provider/orders/orderFacts.ts";
import { ordersOfVisit, type PartRow, stillKept } from "#provider/payments/tableBill/coverVisit.ts";
import { lockVisit, standing } from "#provider/payments/tableBill/lockVisit.ts";
import { printReceipt } from "#provider/printing/printReceipt.ts";
import type { Parts } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type FrozenLine, type FrozenReceipt, frozenLines } from "./frozenReceipt.ts";
import { KEY_BYTES, nextReceiptNumber, ratesOf, receiptAddress } from "./making.ts";

interface Issue {
  /** Empty: a line to write a name on. */
  readonly title: string;
  readonly staff_id: string;
  readonly language: WireLanguage;
  readonly origin: string;
  readonly now: Date;
  /** On the store's printer of bills. */
  readonly prints: boolean;
}

export type IssuedPart =
  | {
      readonly receipt_no: string;
      readonly is_copy: boolean;
      readonly url: string;
      readonly is_printed: boolean;
    }
  | { readonly refusal: "reversed" | "order_receipt" };

/**
 * Makes out the receipt of a part of a table's bill, which has the same number and shares of tax whenever it is made out
 * again, as a copy. Refused where the part was reversed, or an order that parts paid has a receipt of its own: money is
 * received for once. In a transaction of the caller's; null where the store has no such part.
 */
export async function issuePartReceipt(
  db: Database,
  { payment_id, store }: { readonly payment_id: string; readonly store: StoreRow },
  issue: Issue,
  { random }: Pick<Parts, "random">,
): Promise<IssuedPart | null> {
  const { language, now, origin, prints, staff_id } = issue;
  const own = and(eq(billPayments.id, payment_id), eq(billPayments.store_id, store.id));
  const [known] = await db.select({ visit_id: billPayments.visit_id }).from(billPayments).where(own);
  if (known === undefined) return null;
  await lockVisit(db, { store_id: store.id, visit_id: known.visit_id });
  const [part] = await db.select().from(billPayments).where(own);
  if (part === undefined) return null;
  if (part.reversed_at !== null || stillKept(part) === 0) return { refusal: "reversed" };
  if (await hasOrderReceipt(db, part.visit_id)) return { refusal: "order_receipt" };
  const before = await db
    .select()
    .from(billReceipts)
    .where(and(eq(billReceipts.payment_id, payment_id), eq(billReceipts.store_id, store.id)))
    .orderBy(asc(billReceipts.issue));
  // One of before some of it went back is not what this one copies.
  const [first] = before.filter(({ content: { part: of } }) => of?.amount === stillKept(part));
  const content: FrozenReceipt =
    first === undefined
      ? await freezePart(db, part, store, { ...issue, receipt_no: await nextReceiptNumber(db, store, now) })
      : { ...first.content, title: issue.title || first.content.title, language, is_copy: true };
  const { receipt_no } = content;
  const page_key = random(KEY_BYTES);
  await db.insert(billReceipts).values({
    store_id: store.id,
    receipt_no,
    issue: before.length + 1,
    payment_id,
    content,
    page_key,
    staff_id,
    issued_at: now,
  });
  const is_printed = prints && (await printReceipt(db, store.id, content, { newId: () => random(15), now }));
  return {
    receipt_no,
    is_copy: content.is_copy,
    url: receiptAddress(origin, { page_key, language }),
    is_printed,
  };
}

/** What the receipt of a part says from now on: what was chosen for it, else all of the bill, and its share of the taxes. */
async function freezePart(
  db: Database,
  part: PartRow,
  store: StoreRow,
  { language, now, receipt_no, title }: Issue & { readonly receipt_no: string },
): Promise<FrozenReceipt> {
  const facts = await orderFacts(db, standing(await ordersOfVisit(db, part.visit_id)));
  const [table] = await db
    .select({ name: tables.name })
    .from(visits)
    .innerJoin(tables, and(eq(tables.id, visits.table_id), eq(tables.store_id, visits.store_id)))
    .where(and(eq(visits.id, part.visit_id), eq(visits.store_id, store.id)));
  // Where all that was chosen has been taken off since, it is of the whole bill.
  const isChosen = facts.some((one) =>
    one.lines.some(({ id }) => part.lines.some((of) => of.line_id === id)),
  );
  const lines: FrozenLine[] = [];
  for (const one of facts) lines.push(...frozenLines(linesFor(one, part, isChosen), await ratesOf(db, one)));
  return {
    receipt_no,
    order_no: "",
    order_type: OrderType.dineIn,
    issue_time: now.toISOString(),
    trade_time: part.taken_at.toISOString(),
    time_zone: store.time_zone,
    title,
    store_name: store.name,
    issuer_name: store.disclosure.seller,
    issuer_address: store.address,
    issuer_phone: store.phone,
    registration_number: store.registration_number,
    lines,
    bill: { ...sumOfBills(facts.map(({ order }) => order.bill)), taxes: part.taxes },
    pay_type: part.pay_type,
    part: { amount: stillKept(part), table_name: table?.name ?? "" },
    refunded: part.given_back,
    is_copy: false,
    sent_to: null,
    language,
  };
}

/** Lines that a part is for: what was chosen, in as many pieces; else all of the order. */
function linesFor({ lines }: OrderFacts, part: PartRow, isChosen: boolean): OrderFacts["lines"] {
  if (!isChosen) return lines;
  return lines.flatMap((line) => {
    const chosen = part.lines.filter(({ line_id }) => line_id === line.id);
    const number = Math.min(
      line.number,
      chosen.reduce((sum, one) => sum + one.number, 0),
    );
    return number === 0 ? [] : [{ ...line, number }];
  });
}

function sumOfBills(bills: readonly Bill[]): Omit<Bill, "taxes"> {
  const sum = (of: (bill: Bill) => number) => bills.reduce((all, bill) => all + of(bill), 0);
  return {
    list_subtotal: sum((bill) => bill.list_subtotal),
    goods_discount: sum((bill) => bill.goods_discount),
    goods_subtotal: sum((bill) => bill.goods_subtotal),
    coupon_discount: sum((bill) => bill.coupon_discount),
    cover_charge: sum((bill) => bill.cover_charge),
    delivery_fee: sum((bill) => bill.delivery_fee),
    total: sum((bill) => bill.total),
  };
}

/** Whether an order that parts of a visit's bill paid has a receipt of its own. */
async function hasOrderReceipt(db: Database, visit_id: string): Promise<boolean> {
  const [found] = await db
    .select({ receipt_no: receipts.receipt_no })
    .from(receipts)
    .innerJoin(orders, and(eq(orders.order_no, receipts.order_no), eq(orders.store_id, receipts.store_id)))
    .where(and(eq(orders.sitting_id, visit_id), gt(orders.parts_total, 0)))
    .limit(1);
  return found !== undefined;
}

/** Whether parts of the table's bill that paid for an order have receipts. */
export async function hasPartReceipt(
  db: Database,
  { parts_total, sitting_id }: Pick<OrderRow, "parts_total" | "sitting_id">,
): Promise<boolean> {
  if (parts_total === 0 || sitting_id === null) return false;
  const [found] = await db
    .select({ receipt_no: billReceipts.receipt_no })
    .from(billReceipts)
    .innerJoin(
      billPayments,
      and(eq(billPayments.id, billReceipts.payment_id), eq(billPayments.store_id, billReceipts.store_id)),
    )
    .where(and(eq(billPayments.visit_id, sitting_id), isNull(billPayments.reversed_at)))
    .limit(1);
  return found !== undefined;
}

/** The receipt of a part by its page's key, whether the part was reversed, and what went back of it since. */
export async function findPartReceipt(
  db: Database,
  page_key: string,
): Promise<{
  readonly receipt: FrozenReceipt;
  readonly isRefunded: boolean;
  readonly since: number;
  readonly isChanged: boolean;
} | null> {
  const [found] = await db
    .select({
      receipt: billReceipts.content,
      reversed_at: billPayments.reversed_at,
      given_back: billPayments.given_back,
    })
    .from(billReceipts)
    .innerJoin(
      billPayments,
      and(eq(billPayments.id, billReceipts.payment_id), eq(billPayments.store_id, billReceipts.store_id)),
    )
    .where(eq(billReceipts.page_key, page_key));
  if (found === undefined) return null;
  const { given_back, receipt, reversed_at } = found;
  const since = given_back - (receipt.refunded ?? 0);
  // Its amount was received, whatever the bill has come to since.
  return { receipt, isRefunded: reversed_at !== null, since, isChanged: false };
}
