import type { OrderSummary } from "#contract/order.ts";

/** Whether an order is paid by hand: at the register, or to who brings it. */
export function isCash({ pay_type }: Pick<OrderSummary, "pay_type">): boolean {
  return pay_type === 1 || pay_type === 7;
}
