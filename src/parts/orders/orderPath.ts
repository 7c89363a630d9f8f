import type { OrderSummary } from "#contract/order.ts";
import { href } from "#routes/href.ts";

/** The address of an order's own screen: those of the mall have one of their own. `pay`: one comes to pay. */
export function orderPath(
  { order_no, order_type, store_id }: Pick<OrderSummary, "order_no" | "order_type" | "store_id">,
  pay?: "1" | undefined,
): string {
  return order_type === 4
    ? href("mallOrderDetail", { orderNo: order_no, pay })
    : href("orderDetail", { orderNo: order_no, storeId: store_id, pay });
}
