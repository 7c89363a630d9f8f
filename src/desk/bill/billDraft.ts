import type { BillOrder, ChosenLine, CounterWay, TableBill } from "#contract/calls/desk/bill.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { splitByHeads } from "#domain/price/splitBill.ts";
import { typedAmount } from "#domain/values/typedText.ts";

/** What of a bill is taken: all that is left, an amount, a share of so many alike, or chosen lines. */
export const PART_OF = ["rest", "heads", "lines", "amount"] as const;
export type PartOf = (typeof PART_OF)[number];

/** A part of a bill as it is about to be taken. */
export interface Draft {
  readonly of: PartOf;
  /** As it was typed. */
  readonly amount: string;
  /** Of how many one pays; null: as many as sit there and have not paid. */
  readonly heads: number | null;
  /** Pieces of lines by the lines' ids. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly way: CounterWay;
  /** What was handed over, as it was typed; empty: just the amount. */
  readonly tendered: string;
  readonly attempt_id: string;
}

/** A draft with nothing in it. */
export const emptyDraft = (attempt_id: string): Draft => ({
  of: "rest",
  amount: "",
  heads: null,
  chosen: {},
  way: PayType.cash,
  tendered: "",
  attempt_id,
});

/**
 * The next part, once one was taken: by the same way and of the same, with nothing typed yet. What somebody has chosen for it
 * while the one before was on its way stays.
 */
export function draftAfter(taken: Draft, now: Draft, attempt_id: string): Draft {
  const heads = taken.of === "heads" && taken.heads !== null ? Math.max(1, taken.heads - 1) : null;
  const next = { ...emptyDraft(attempt_id), of: taken.of, way: taken.way, heads };
  if (now.attempt_id === taken.attempt_id) return next;
  return {
    ...now,
    amount: now.amount === taken.amount ? next.amount : now.amount,
    heads: now.heads === taken.heads ? next.heads : now.heads,
    chosen: now.chosen === taken.chosen ? next.chosen : now.chosen,
    tendered: now.tendered === taken.tendered ? next.tendered : now.tendered,
  };
}

/** People among whom the rest is divided, if nobody says otherwise: those of the party who have not paid yet. */
export function headsLeft({ parts, people }: Pick<TableBill, "parts" | "people">): number {
  return Math.max(1, people - parts.filter(({ reversed }) => reversed === null).length);
}

/** What a part comes to, and what keeps it from being taken. */
export interface Reckoned {
  /** Yen; 0: there is none yet. */
  readonly amount: number;
  /** Where the amount is wrong. */
  readonly fault: "amount" | "too_much" | null;
  /** Yen that are handed over; null: not in cash. */
  readonly tendered: number | null;
  readonly isTooLittle: boolean;
  readonly lines: ChosenLine[];
  /** Of an equal share: what each of the others pays. */
  readonly each: number;
  readonly heads: number;
}

/** Reckons what a draft comes to, by the bill as it is now. */
export function reckon(
  draft: Draft,
  bill: Pick<TableBill, "orders" | "parts" | "people" | "rest">,
): Reckoned {
  const { rest } = bill;
  const heads = draft.heads ?? headsLeft(bill);
  const { shares } = splitByHeads(rest, heads);
  const lines = draft.of === "lines" ? chosenLines(draft, bill) : [];
  const typed = typedAmount(draft.amount);
  const amounts: Readonly<Record<PartOf, number>> = {
    rest,
    heads: shares[0] ?? 0,
    // What others have paid without choosing lines is not to be paid once more.
    lines: Math.min(rest, sumOfLines(lines, bill)),
    amount: typed.yen ?? 0,
  };
  const amount = amounts[draft.of];
  const isWrong = draft.of === "amount" && typed.fault !== null && typed.fault !== "missing";
  const given = draft.tendered.trim() === "" ? amount : (typedAmount(draft.tendered).yen ?? 0);
  const tendered = draft.way === PayType.cash ? given : null;
  return {
    amount,
    fault: isWrong ? "amount" : amount > rest ? "too_much" : null,
    tendered,
    isTooLittle: tendered !== null && tendered < amount,
    lines,
    each: shares[1] ?? 0,
    heads,
  };
}

/**
 * Whether pieces of an order can be chosen: what is left of the bill is of it, or of a newer one while parts for others'
 * pieces have covered it.
 */
export function isChoosable({ bill, left, parts_total, pay_status, stored_total }: BillOrder): boolean {
  const isByParts = parts_total > 0 && parts_total + stored_total === bill.total;
  return left > 0 || (pay_status === PayStatus.paid && isByParts);
}

/** Lines that are chosen and can still be paid. */
function chosenLines({ chosen }: Draft, { orders }: Pick<TableBill, "orders">): ChosenLine[] {
  return orders.filter(isChoosable).flatMap(({ lines }) =>
    lines.flatMap(({ line_id, number, paid }) => {
      const pieces = Math.min(chosen[line_id] ?? 0, number - paid);
      return pieces > 0 ? [{ line_id, number: pieces }] : [];
    }),
  );
}

function sumOfLines(chosen: readonly ChosenLine[], { orders }: Pick<TableBill, "orders">): number {
  const lines = orders.flatMap((order) => order.lines);
  return chosen.reduce((sum, { line_id, number }) => {
    const line = lines.find((one) => one.line_id === line_id);
    if (line === undefined) return sum;
    return sum + line.pieces.slice(line.paid, line.paid + number).reduce((all, yen) => all + yen, 0);
  }, 0);
}
