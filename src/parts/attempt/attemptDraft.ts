import { addOrder } from "#contract/calls/order.ts";
import type { Attempt } from "#net/journal.ts";
import { orderDraftAtom } from "#state/orderDraft.ts";

/** The form that an attempt was sent from. */
export function attemptDraft({ path, request, store_id, table_id }: Omit<Attempt, "state">) {
  const order_no = path === addOrder.path ? String(request["order_no"]) : "create";
  return orderDraftAtom(`${store_id}/${table_id ?? ""}/${order_no}`);
}
