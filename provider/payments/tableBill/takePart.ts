import { and, eq } from "drizzle-orm";
import type { ChosenLine, CounterWay, PartRefusal } from "#contract/calls/desk/bill.ts";
import { PayType } from "#contract/enumerations.ts";
import { shareOfTaxes, sumOfTaxes, taxesLeft } from "#domain/price/shareOfBill.ts";
import type { Database } from "#provider/db/database.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { linesOf } from "#provider/orders/orderFacts.ts";
import { type CoverChange, coverVisit, ordersOfVisit, type PartRow } from "./coverVisit.ts";
import { atCounter, lockVisit, restOf, type VisitBill } from "./lockVisit.ts";

interface Asked {
  readonly store_id: string;
  readonly visit_id: string;
  readonly attempt_id: string;
  readonly pay_type: CounterWay;
  readonly amount: number;
  readonly tendered: number | null;
  readonly lines: readonly ChosenLine[];
}

export type TakenPart =
  /** `isRepeated`: an earlier try of the same attempt took it. */
  | {
      readonly part: PartRow;
      readonly rest: number;
      readonly changes: readonly CoverChange[];
      readonly isRepeated: boolean;
    }
  /** Not taken, and why; `rest` is what is really left to pay. */
  | { readonly refusal: PartRefusal; readonly rest: number };

/**
 * Takes a part of a visit's bill at the counter, once for each attempt, and has it cover orders, oldest first. In a
 * transaction of the caller's; null where the store has no such visit.
 */
export async function takePart(
  db: Database,
  asked: Asked,
  { now, staff_id }: { readonly now: Date; readonly staff_id: string },
): Promise<TakenPart | null> {
  const { amount, attempt_id: id, lines, pay_type, store_id, visit_id } = asked;
  const bill = await lockVisit(db, asked);
  if (bill === null) return null;
  const own = and(eq(billPayments.id, id), eq(billPayments.store_id, store_id));
  const [earlier] = await db.select().from(billPayments).where(own);
  const rest = restOf(bill.rows);
  // Of a party that was joined to another meanwhile, the part has gone along.
  if (earlier !== undefined && (earlier.visit_id === visit_id || bill.visit.closed_at !== null)) {
    const all = await ordersOfVisit(db, earlier.visit_id);
    return { part: earlier, rest: restOf(all), changes: [], isRepeated: true };
  }
  if (earlier !== undefined) return null;
  const refusal = await refusalOf(db, bill, asked, rest);
  if (refusal !== null) return { refusal, rest };
  const whole = sumOfTaxes(
    bill.rows.map((order) => shareOfTaxes(Math.max(0, atCounter(order)), order.bill.taxes)),
  );
  const left = taxesLeft(
    whole,
    bill.parts.map(({ taxes }) => taxes),
  );
  const [part] = await db
    .insert(billPayments)
    .values({
      id,
      store_id,
      visit_id,
      pay_type,
      amount,
      tendered: pay_type === PayType.cash ? (asked.tendered ?? amount) : null,
      lines: [...lines],
      taxes: shareOfTaxes(amount, left),
      staff_id,
      taken_at: now,
    })
    .returning();
  if (part === undefined) throw new Error(`Part ${id} was not written`);
  const changes = await coverVisit(db, visit_id, now);
  await signalStore(db, store_id, "table_changed", now);
  return { part, rest: restOf(await ordersOfVisit(db, visit_id)), changes, isRepeated: false };
}

async function refusalOf(
  db: Database,
  { parts, rows, visit }: VisitBill,
  { amount, lines, pay_type, tendered }: Asked,
  rest: number,
): Promise<PartRefusal | null> {
  if (visit.closed_at !== null) return "closed";
  if (rest === 0) return "nothing_left";
  if (amount > rest) return "too_much";
  if (tendered !== null && (pay_type !== PayType.cash || tendered < amount)) return "tendered";
  if (lines.length === 0) return null;
  const known = await linesOf(
    db,
    rows.map(({ order_no }) => order_no),
  );
  const paid = piecesPaid(parts);
  const areLeft = [...piecesPaid([{ lines: [...lines] }])].every(([line_id, number]) => {
    const line = known.find(({ id }) => id === line_id);
    return line !== undefined && number + (paid.get(line_id) ?? 0) <= line.number;
  });
  return areLeft ? null : "lines_paid";
}

/** How many pieces of each line somebody chose and paid, by the line's id. */
export function piecesPaid(parts: readonly Pick<PartRow, "lines">[]): ReadonlyMap<string, number> {
  const paid = new Map<string, number>();
  for (const { line_id, number } of parts.flatMap(({ lines }) => lines))
    paid.set(line_id, (paid.get(line_id) ?? 0) + number);
  return paid;
}
