import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { BillLine, BillPart, TableBill, tableBill } from "#contract/calls/desk/bill.ts";
import type { ParsedDeskRequest } from "#contract/calls/desk/deskCall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { sharesOfPieces, sumOfTaxes } from "#domain/price/shareOfBill.ts";
import type { Database } from "#provider/db/database.ts";
import { billPayments, payments } from "#provider/db/tables/payments.ts";
import { billReceipts } from "#provider/db/tables/receipts.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { leftToPay, linesOf, lineWords, numberOf } from "#provider/orders/orderFacts.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import { ordersOfVisit, standingParts, wentBack } from "#provider/payments/tableBill/coverVisit.ts";
import { restOf, standing } from "#provider/payments/tableBill/lockVisit.ts";
import { mayReverse } from "#provider/payments/tableBill/reversePart.ts";
import { piecesPaid } from "#provider/payments/tableBill/takePart.ts";

interface Looking {
  readonly language: WireLanguage;
  readonly staff_id: string;
  readonly mayRefund: boolean;
  readonly mayTake: boolean;
  readonly now: Date;
}

/** The visit that a bill is asked for: by its id, or the present one at a table; undefined: there is none. */
export async function findVisit(
  db: Database,
  { store_id, table_id, visit_id }: ParsedDeskRequest<typeof tableBill>,
) {
  const isAsked =
    visit_id === undefined
      ? and(eq(visits.table_id, table_id ?? ""), isNull(visits.closed_at))
      : eq(visits.id, visit_id);
  const [found] = await db
    .select({ visit: visits, table_name: tables.name })
    .from(visits)
    .innerJoin(tables, and(eq(tables.id, visits.table_id), eq(tables.store_id, visits.store_id)))
    .where(and(eq(visits.store_id, store_id), isAsked))
    // Of two visits at a table the one that was there first: the other was set apart.
    .orderBy(asc(visits.is_apart), desc(visits.opened_at))
    .limit(1);
  return found;
}

/** All orders of a visit as one bill, with the parts that were taken of it, as somebody of the staff sees it. */
export async function presentBill(
  db: Database,
  { table_name, visit }: NonNullable<Awaited<ReturnType<typeof findVisit>>>,
  looking: Looking,
): Promise<TableBill> {
  const all = await ordersOfVisit(db, visit.id);
  const rows = all.filter((order) => !wentBack(order) || order.parts_total > 0);
  const stand = standing(rows);
  const numbers = rows.map(({ order_no }) => order_no);
  const lines = await linesOf(db, numbers);
  const paid = piecesPaid(await standingParts(db, visit.id));
  const online = await db
    .select({ order_no: payments.order_no, amount: payments.amount })
    .from(payments)
    .where(and(inArray(payments.order_no, numbers), inArray(payments.state, OPEN)));
  const isBeside = and(eq(visits.store_id, visit.store_id), eq(visits.table_id, visit.table_id));
  const open = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(isBeside, isNull(visits.closed_at)))
    .orderBy(asc(visits.is_apart), asc(visits.opened_at));
  const total = stand.reduce((sum, order) => sum + order.total, 0);
  const paid_in_parts = stand.reduce((sum, { parts_total }) => sum + parts_total, 0);
  const rest = restOf(rows);
  return {
    visit_id: visit.id,
    visit_ids: open.map(({ id }) => id),
    table_name,
    people: visit.people,
    opened_at: visit.opened_at.toISOString(),
    is_open: visit.closed_at === null,
    orders: rows.map((order) => {
      const own = lines.filter(({ order_no }) => order_no === order.order_no);
      const shares = sharesOfPieces(order.total, own);
      return {
        order_no: order.order_no,
        number: numberOf(order),
        placed_at: order.placed_at.toISOString(),
        order_status: order.order_status,
        pay_status: order.pay_status,
        pay_type: order.pay_type,
        bill: order.bill,
        lines: own.map(
          (line, index): BillLine => ({
            line_id: line.id,
            ...lineWords(line, looking.language),
            number: line.number,
            line_total: line.unit_price * line.number,
            pieces: shares[index] ?? [],
            // Pieces may have been taken off since somebody paid for them.
            paid: Math.min(paid.get(line.id) ?? 0, line.number),
          }),
        ),
        stored_total: order.stored_total,
        parts_total: order.parts_total,
        left: leftToPay(order),
        paying_online: online.find(({ order_no }) => order_no === order.order_no)?.amount ?? 0,
      };
    }),
    parts: await readParts(db, visit, looking),
    total,
    taxes: sumOfTaxes(stand.map(({ bill }) => bill.taxes)),
    paid_otherwise: total - paid_in_parts - rest,
    paid_in_parts,
    given_back: rows.reduce((sum, order) => sum + (wentBack(order) ? order.parts_total : 0), 0),
    rest,
  };
}

async function readParts(
  db: Database,
  visit: typeof visits.$inferSelect,
  { mayTake, ...by }: Looking,
): Promise<BillPart[]> {
  const rows = await db
    .select()
    .from(billPayments)
    .where(eq(billPayments.visit_id, visit.id))
    .orderBy(asc(billPayments.taken_at), asc(billPayments.id));
  if (rows.length === 0) return [];
  const receipts = await db
    .select({ payment_id: billReceipts.payment_id, receipt_no: billReceipts.receipt_no })
    .from(billReceipts)
    .where(
      inArray(
        billReceipts.payment_id,
        rows.map(({ id }) => id),
      ),
    );
  const people = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(
      inArray(staff.id, [...new Set(rows.flatMap((row) => [row.staff_id, row.reversed_by ?? []].flat()))]),
    );
  const named = (id: string | null) => people.find((one) => one.id === id)?.name ?? "";
  return rows.map((row) => ({
    payment_id: row.id,
    pay_type: row.pay_type,
    amount: row.amount,
    given_back: row.given_back,
    tendered: row.tendered,
    taken_at: row.taken_at.toISOString(),
    taken_by: named(row.staff_id),
    reversed:
      row.reversed_at === null
        ? null
        : { at: row.reversed_at.toISOString(), by: named(row.reversed_by), reason: row.reverse_reason },
    may_reverse: mayTake && visit.closed_at === null && row.reversed_at === null && mayReverse(row, by),
    receipt_no: receipts.find(({ payment_id }) => payment_id === row.id)?.receipt_no ?? null,
  }));
}
