import { and, asc, eq, inArray } from "drizzle-orm";
import type { BoardAction } from "#contract/calls/desk/board.ts";
import type { OrderPayment, SentMessage, WholeOrder } from "#contract/calls/desk/find.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { informs } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments, refunds } from "#provider/db/tables/payments.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";
import { presentTicket } from "#provider/desk/board/presentBoard.ts";
import { boardOrderOf } from "#provider/desk/board/readBoard.ts";
import { besideParts, lineWords, type OrderFacts, orderFacts } from "#provider/orders/orderFacts.ts";
import { lineReason } from "#provider/notices/informLine.ts";
import { changesOf, presentChange } from "#provider/orders/lines/lineChanges.ts";
import type { PaymentRow } from "#provider/payments/paymentRows.ts";
import { failedRefunds, type RefundRow } from "#provider/payments/refundRows.ts";
import { wentBack } from "#provider/payments/tableBill/coverVisit.ts";
import { unprintedOrders } from "#provider/printing/queue.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";
import { type Deed, deedsAt, timelineOf } from "./timeline.ts";

interface Looking {
  readonly language: WireLanguage;
  readonly now: Date;
  readonly mayPress: (action: BoardAction) => boolean;
  /** Whether names, phones and words of customers are shown. */
  readonly seesCustomers: boolean;
  /** Whether customers' pages are opened. */
  readonly opensCustomers: boolean;
}

/** An order of a store with all that is known of it; null: the store has none of this number. */
export async function readWholeOrder(
  db: Database,
  { order_no, store_id }: { readonly order_no: string; readonly store_id: string },
  { language, mayPress, now, opensCustomers, seesCustomers }: Looking,
): Promise<WholeOrder | null> {
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.order_no, order_no), eq(orders.store_id, store_id)));
  const [facts] = await orderFacts(db, own);
  if (facts === undefined) return null;
  const paid = await db
    .select({ payment: payments, brand: cards.brand, last4: cards.last4 })
    .from(payments)
    .leftJoin(cards, eq(cards.id, payments.card_id))
    .where(and(eq(payments.order_no, order_no), eq(payments.store_id, store_id)))
    .orderBy(asc(payments.created_at), asc(payments.trans_id));
  const deeds = await deedsAt(db, order_no, store_id);
  const changes = await changesOf(db, [order_no]);
  const back = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_no, order_no), eq(refunds.store_id, store_id)))
    .orderBy(asc(refunds.made_at), asc(refunds.id));
  const made = await db
    .select({ receipt: receipts, mail: mails })
    .from(receipts)
    .leftJoin(mails, eq(mails.id, receipts.mail_id))
    .where(and(eq(receipts.order_no, order_no), eq(receipts.store_id, store_id)))
    .orderBy(asc(receipts.issue));
  const ticket = presentTicket(boardOrderOf(facts, now), {
    language,
    mayPress,
    seesCustomers,
    soldOut: new Map(),
    failed: await failedRefunds(db, { order_no, store_id }),
    unprinted: await unprintedOrders(db, { order_no, store_id }, now),
  });
  const messages = [
    ...(await readInforms(db, facts)),
    ...(await readLine(db, order_no, store_id)),
    ...made.flatMap(({ mail }) => (mail === null ? [] : [sentMail(mail)])),
  ].toSorted((one, other) => one.time.localeCompare(other.time));
  return {
    time_zone: facts.store.time_zone,
    is_masked: !seesCustomers,
    customer_id: opensCustomers ? facts.order.uid : null,
    ticket,
    bill: facts.order.bill,
    rounds: roundsOf(facts, { language, seesCustomers }),
    events: timelineOf(
      facts,
      { back, changes, deeds, payments: paid.map(({ payment }) => payment) },
      language,
    ),
    payments: [
      ...paid.map(({ brand, last4, payment }) => ({
        ...presentPayment(payment),
        card: brand === null || !last4 ? null : { brand, last4 },
      })),
      ...cashOf(
        facts.order,
        paid.map(({ payment }) => payment),
        { back, deeds },
      ),
    ],
    refunds: back.map(({ amount, id, made_at, pay_type, reason, state }) => ({
      refund_id: id,
      pay_type,
      amount,
      state,
      reason: lineReason(reason, language),
      time: made_at.toISOString(),
    })),
    changes: changes.map((change) => presentChange(change, language)),
    messages: seesCustomers ? messages : messages.map((message) => ({ ...message, content: "" })),
    receipts: made.map(({ receipt: { content, issue, issued_at, kind, receipt_no } }) => ({
      receipt_no,
      issue,
      kind,
      issued_at: issued_at.toISOString(),
      total: content.bill.total,
    })),
  };
}

function roundsOf(
  { lines, rounds }: OrderFacts,
  { language, seesCustomers }: Pick<Looking, "language" | "seesCustomers">,
): WholeOrder["rounds"] {
  return rounds.map(({ accepted_at, placed_at, remark, round, total }) => ({
    round,
    placed_at: placed_at.toISOString(),
    accepted_at: accepted_at?.toISOString() ?? null,
    total,
    remark: seesCustomers ? remark : "",
    lines: lines
      .filter((line) => line.round === round)
      .map((line) => ({
        line_id: line.id,
        ...lineWords(line, language),
        number: line.number,
        unit_price: line.unit_price,
        line_total: line.unit_price * line.number,
        is_free: line.is_free,
        is_remade: line.is_remade,
      })),
  }));
}

const presentPayment = (payment: PaymentRow): Omit<OrderPayment, "card"> => ({
  trans_id: payment.trans_id,
  pay_type: payment.pay_type,
  state: payment.state,
  amount: payment.amount,
  is_part: payment.is_part,
  is_of_bill: false,
  began_at: payment.created_at.toISOString(),
  changed_at: payment.updated_at.toISOString(),
});

const BY_HAND: readonly (PayType | null)[] = [PayType.cash, PayType.cashOnDelivery];

/** What was paid at the counter: parts of the table's bill, and what was taken for the order by itself. */
function cashOf(
  order: OrderFacts["order"],
  paid: readonly PaymentRow[],
  { back, deeds }: { readonly back: readonly RefundRow[]; readonly deeds: readonly Deed[] },
): OrderPayment[] {
  const { counter_paid, parts_total, pay_type, trans_id } = order;
  const byHand = byHandOf(order, paid, { back, deeds });
  // Of what went back there: what was of parts of the table's bill.
  const given = sumOf(back.filter((refund) => refund.trans_id === null));
  const byItself = counter_paid ?? (trans_id === null && parts_total === 0 ? given : 0);
  const ownBack = wentBack(order) ? byItself : Math.max(0, byItself - besideParts(order));
  const partsBack = Math.max(0, given - ownBack);
  const amount = wentBack(order) ? partsBack : parts_total + partsBack;
  if (amount === 0) return byHand;
  const ofBill = {
    trans_id: null,
    pay_type: pay_type ?? PayType.cash,
    amount,
    is_part: false,
    is_of_bill: true,
    card: null,
    began_at: null,
    changed_at: null,
    state: wentBack(order) ? "refunded" : "paid",
  } as const satisfies OrderPayment;
  return [ofBill, ...byHand];
}

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((yen, row) => yen + row.amount, 0);

/**
 * What was paid by hand for an order by itself, which no transaction tells of: what balances and parts left to pay, with
 * what went back of it since.
 */
function byHandOf(
  { counter_paid, pay_status, pay_type, sitting_id, total }: OrderFacts["order"],
  paid: readonly PaymentRow[],
  { back, deeds }: { readonly back: readonly RefundRow[]; readonly deeds: readonly Deed[] },
): OrderPayment[] {
  const isCollected = pay_status === PayStatus.collected;
  if (pay_type === null || pay_status === PayStatus.unpaid || !(isCollected || BY_HAND.includes(pay_type)))
    return [];
  const parts = paid.filter(({ is_part, state }) => is_part && (state === "paid" || state === "refunded"));
  const isBack = pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed;
  const cashBack = back.filter(({ trans_id }) => trans_id === null);
  const partsBack = back.filter((row) => parts.some(({ trans_id }) => trans_id === row.trans_id));
  // What went back wholly is written down among it; orders of before it was have nothing there.
  const kept = isBack && cashBack.length > 0 ? 0 : total - (sumOf(parts) - (isBack ? 0 : sumOf(partsBack)));
  // At a table parts of its bill may have paid beside it.
  const amount = sitting_id === null || counter_paid === null ? kept + sumOf(cashBack) : counter_paid;
  if (amount <= 0) return [];
  const deed = deeds.findLast(({ button }) => button === (isBack ? "refund" : "pay_cash"));
  return [
    {
      trans_id: null,
      pay_type,
      state: pay_status === PayStatus.refunded ? "refunded" : "paid",
      amount,
      is_part: false,
      is_of_bill: false,
      card: null,
      began_at: null,
      changed_at: deed?.at.toISOString() ?? null,
    },
  ];
}

/** What the guests of an order were told in the application, and wrote themselves. */
async function readInforms(db: Database, { order, rounds }: OrderFacts): Promise<SentMessage[]> {
  const guests = [...new Set([order.uid, ...rounds.map(({ uid }) => uid)])];
  const rows = await db
    .select()
    .from(informs)
    .where(and(inArray(informs.uid, guests), eq(informs.order_no, order.order_no)));
  return rows.map(({ content, created_at, read_at }) => ({
    way: "app",
    time: created_at.toISOString(),
    content,
    state: read_at === null ? "sent" : "read",
    failure: "",
  }));
}

async function readLine(db: Database, order_no: string, store_id: string): Promise<SentMessage[]> {
  const rows = await db
    .select()
    .from(lineMessages)
    .where(and(eq(lineMessages.order_no, order_no), eq(lineMessages.store_id, store_id)));
  return rows.map((row) => ({
    way: "line",
    time: row.created_at.toISOString(),
    content: row.content,
    state: outboxState(row),
    failure: row.failure,
  }));
}

const sentMail = (mail: typeof mails.$inferSelect): SentMessage => ({
  way: "mail",
  time: mail.created_at.toISOString(),
  content: mail.subject,
  state: outboxState(mail),
  failure: mail.failure,
});
