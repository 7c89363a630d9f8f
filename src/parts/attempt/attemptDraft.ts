import { addOrderCall } from "#net/checkoutCalls.ts";
import type { Attempt } from "#net/journal.ts";
import { awayDraftKey } from "#state/awayDraftKey.ts";
import { orderDraftAtom } from "#state/orderDraft.ts";
import { attemptCart } from "./attemptCart.ts";

/** The form that an attempt was sent from. */
export function attemptDraft(attempt: Omit<Attempt, "state">) {
  const { path, request, store_id, table_id } = attempt;
  const action = attemptCart(attempt);
  if (action !== 1) return orderDraftAtom(awayDraftKey(store_id, action));
  const order_no = path === addOrderCall.path ? String(request["order_no"]) : "create";
  return orderDraftAtom(`${store_id}/${table_id ?? ""}/${order_no}`);
}
