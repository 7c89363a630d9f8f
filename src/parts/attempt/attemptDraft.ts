import type { CartAction } from "#contract/enumerations.ts";
import { addOrderCall } from "#net/calls/orderCalls.ts";
import type { Attempt } from "#net/journal/journal.ts";
import { awayDraftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";

/** The form that an attempt to order from one of a store's carts was sent from. */
export function attemptDraft(attempt: Omit<Attempt, "state">, action: CartAction) {
  const { path, request, store_id, table_id } = attempt;
  if (action !== 1) return orderDraftAtom(awayDraftKey(store_id, action));
  const order_no = path === addOrderCall.path ? String(request["order_no"]) : "create";
  return orderDraftAtom(`${store_id}/${table_id ?? ""}/${order_no}`);
}
