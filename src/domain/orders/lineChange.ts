import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { LineHow } from "#contract/calls/desk/lines.ts";
import { isPaid, type OrderState } from "./orderState.ts";

/** What of a line a change depends on. */
export interface LineState {
  /** Pieces. */
  readonly number: number;
  /** Yen a piece; 0 of a buffet's dish, and of what was given for nothing. */
  readonly unit_price: number;
  readonly is_remade: boolean;
  /** Something is made for it: no course that is only bought. */
  readonly isDish: boolean;
}

/** What becomes of a line: pieces that stay as they are, and pieces that stand beside them anew. */
export interface LineOutcome {
  /** 0: the line is gone. */
  readonly stays: number;
  readonly free: number;
  readonly remade: number;
}

/**
 * What pieces of a line become when the staff take them off, give them for nothing, or have them made once more: what was
 * not right stays on the bill, and what is made for it costs nothing. Null where that cannot be.
 */
export function changedLine(line: LineState, how: LineHow, number: number): LineOutcome | null {
  if (!Number.isInteger(number) || number < 1 || number > line.number) return null;
  if (!linesHows(line).includes(how)) return null;
  switch (how) {
    case "cancel":
      return number === line.number ? { stays: 0, free: 0, remade: 0 } : null;
    case "less":
      return number < line.number ? { stays: line.number - number, free: 0, remade: 0 } : null;
    case "free":
      return { stays: line.number - number, free: number, remade: 0 };
    case "remake":
      return { stays: line.number, free: 0, remade: number };
  }
}

/** What can be done about a line as it is. */
function linesHows({ isDish, is_remade, number, unit_price }: LineState): LineHow[] {
  return [
    "cancel",
    ...(number > 1 ? (["less"] as const) : []),
    ...(unit_price > 0 ? (["free"] as const) : []),
    ...(isDish && !is_remade ? (["remake"] as const) : []),
  ];
}

/** What can be done about a line of an order, as that stands: nothing once the order is over, or its money went back. */
export function howsOf(
  line: LineState,
  order: Pick<OrderState, "order_status" | "pay_status" | "is_to_be_let_in">,
): LineHow[] {
  const { order_status, pay_status } = order;
  const isMoneyDecided = pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed;
  if (order_status < OrderStatus.pending || isMoneyDecided || order.is_to_be_let_in === true) return [];
  const isInKitchen = order_status === OrderStatus.confirmed || order_status === OrderStatus.completed;
  return linesHows(line).filter((how) => how !== "remake" || isInKitchen);
}

/**
 * Yen that go back when an order's bill becomes less: of one that is paid all that it is less, of another what balances
 * have paid beyond it.
 */
export function excessOf(
  order: Pick<OrderState, "pay_status"> & { readonly total: number; readonly stored_total: number },
  total: number,
): number {
  const isWhole = isPaid(order);
  return Math.max(0, (isWhole ? order.total : order.stored_total) - total);
}

/** What was paid of an order by one way, and is still kept. */
export interface Kept {
  readonly amount: number;
}

/** By which ways some yen go back: of what is kept, the last that was paid first. Less than was asked where less is kept. */
export function backFrom<Way extends Kept>(lastFirst: readonly Way[], yen: number): Way[] {
  let left = yen;
  return lastFirst.flatMap((way) => {
    const amount = Math.min(left, way.amount);
    left -= amount;
    return amount > 0 ? [{ ...way, amount }] : [];
  });
}
