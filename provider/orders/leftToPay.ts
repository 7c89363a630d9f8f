import type { OrderRow } from "./lockOrder.ts";

/** Yen of an order that are still to be paid, beside what balances have paid; 0 once it is paid, or cancelled. */
export function leftToPay({ order_status, pay_status, total, stored_total }: OrderRow): number {
  return order_status >= 0 && pay_status === 0 ? total - stored_total : 0;
}
