import type { OrderRow } from "#provider/orders/lockOrder.ts";

/** Paid by any way: 1, or 5, collected at the counter. */
export function isPaid({ pay_status }: Pick<OrderRow, "pay_status">): boolean {
  return pay_status === 1 || pay_status === 5;
}
