import type { payOrder } from "#contract/calls/order.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { ContextOf } from "#provider/server/context.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListFor } from "#provider/stores/payListFor.ts";

/**
 * What the payment page says is paid: the stores' names.
 * 431 when one of them does not take this method for its order.
 */
export async function titleOf(
  orders: readonly OrderRow[],
  { pay_type }: { readonly pay_type: PayType },
  {
    caller,
    db,
    fail,
    language,
    now,
    parts,
  }: Pick<ContextOf<typeof payOrder>, "caller" | "db" | "fail" | "language" | "now" | "parts">,
): Promise<string> {
  const names: string[] = [];
  for (const { store_id, order_type } of orders) {
    const store = await findStore(db, store_id, () => fail(412));
    const { pay_list } = await payListFor(db, store, {
      order_type,
      uid: caller.uid,
      now,
      gateway: parts.payment,
    });
    if (!pay_list.includes(pay_type)) return fail(431);
    names.push(store.name[language]);
  }
  return [...new Set(names)].join(" · ");
}
