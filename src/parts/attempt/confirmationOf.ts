import { addOrderCall } from "#net/calls/orderCalls.ts";
import type { Attempt } from "#net/journal/journal.ts";
import { href } from "#routes/href.ts";
import { attemptCart } from "./attemptCart.ts";

/** The address of the confirmation that an attempt was sent from. */
export function confirmationOf(attempt: Pick<Attempt, "path" | "request" | "store_id" | "table_id">): string {
  const { path, request, store_id, table_id } = attempt;
  const action = attemptCart(attempt);
  if (action === "mall") return href("mallOrderConfirm", {});
  const storeId = store_id;
  if (action === 1) {
    const orderNo = path === addOrderCall.path ? String(request["order_no"]) : undefined;
    return href("submitOrder", { storeId, tableId: table_id ?? undefined, orderNo });
  }
  const activity = action === 4 || action === 5 ? "1" : undefined;
  return href(action === 2 || action === 4 ? "submitOrderPick" : "submitOrderDev", { storeId, activity });
}
