import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";

/** What the rules on an order depend on (specification, section 4). */
export interface OrderState {
  readonly order_type: OrderType;
  readonly order_status: OrderStatus;
  readonly pay_status: PayStatus;
  /** The customer confirmed the checkout, or the receipt. */
  readonly is_locked: boolean;
  /** The customer chose to pay at the register. */
  readonly is_cashier_pending: boolean;
  /** Out of the kitchen's hands: at the counter to be collected, or with its courier. Never at a table. */
  readonly is_ready: boolean;
  /** Dishes were added that the store has not accepted. */
  readonly has_pending_round: boolean;
  /** Came from a table's bare id, and the staff have not let it in: they do by accepting it. */
  readonly is_to_be_let_in?: boolean;
  /** Whether the acting customer owns the order. */
  readonly is_mine: boolean;
  readonly is_reviewed?: boolean;
}

/** Paid by any way: 1, or 5, collected at the counter. */
export function isPaid({ pay_status }: Pick<OrderState, "pay_status">): boolean {
  return pay_status === PayStatus.paid || pay_status === PayStatus.collected;
}

export function isDineIn({ order_type }: OrderState): boolean {
  return order_type === OrderType.dineIn;
}

/** Whether something is still to come of it: what was ordered, or at a table the bill. */
export function isUnderWay(state: Pick<OrderState, "order_status" | "order_type" | "pay_status">): boolean {
  const { order_status, order_type, pay_status } = state;
  const isServedUnpaid =
    order_type === OrderType.dineIn &&
    order_status === OrderStatus.completed &&
    pay_status === PayStatus.unpaid;
  return isServedUnpaid || isBefore(state, OrderStatus.completed);
}

/** Whether the order is alive and has not come as far as `status`. */
export function isBefore(state: Pick<OrderState, "order_status">, status: OrderStatus): boolean {
  return state.order_status >= 0 && state.order_status < status;
}
