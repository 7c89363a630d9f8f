import type { OrderState } from "#domain/orders/orderMachine.ts";
import type { ActionOnOrder } from "./actionOnOrder.ts";
import type { OrderRow } from "./lockOrder.ts";

type Change = Partial<OrderRow>;

/** What an action writes into an order's row; empty when it changes nothing. */
export function orderChange(before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  return { ...stateChange(before, after, on), ...paymentChange(before, after, on), ...handedOut(before, on) };
}

/** Who brings it, and how it was handed out; a courier can be put right until the order has arrived. */
function handedOut(before: OrderState, { action, courier, handover_note }: ActionOnOrder): Change {
  if (before.order_status !== 1) return {};
  if (action === "ready") return courier ?? {};
  return action === "complete" && handover_note !== undefined ? { handover_note } : {};
}

function stateChange(before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  if (after === before) return {};
  const { now, reason = "" } = on;
  const { order_status, pay_status, is_locked, is_cashier_pending } = after;
  const times: Partial<Record<OrderState["order_status"], Change>> = {
    [-1]: { cancelled_at: now, cancel_reason: reason },
    1: { confirmed_at: now },
    2: { completed_at: now },
    3: { settled_at: now },
  };
  const isWaitingForPayment = order_status === 0 && pay_status === 0 && !is_cashier_pending;
  return {
    order_status,
    pay_status,
    is_locked,
    is_cashier_pending,
    ...(after.is_ready && !before.is_ready ? { ready_at: now } : {}),
    ...(order_status === before.order_status ? {} : times[order_status]),
    ...(on.action === "refund" ? { refund_reason: reason } : {}),
    ...(isWaitingForPayment ? {} : { auto_cancel_at: null }),
  };
}

/** How the order is paid: by the transaction that has succeeded, or, once cash was taken, by none. */
function paymentChange(before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  const { action, actor, pay_type, trans_id } = on;
  const cash = before.order_type >= 3 ? 7 : 1;
  const method = pay_type === undefined ? {} : { pay_type };
  if (action === "pay_online") return method;
  if (action === "payment_succeeded" && after !== before) return { ...method, ...(trans_id && { trans_id }) };
  if (action !== "pay_cash") return {};
  return actor === "store" ? { pay_type: cash, trans_id: null } : { pay_type: cash };
}
