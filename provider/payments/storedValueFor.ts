import type { StoredValuePart } from "#contract/storedValue.ts";
import { allotParts, type PayableOrder } from "#domain/payments/allotParts.ts";
import type { Database } from "#provider/db/database.ts";
import { balancesOf } from "#provider/ledger/balancesOf.ts";
import { findHoldings, type PartRefused } from "./findHoldings.ts";

/**
 * What cards and vouchers would pay of orders that are not placed yet: as much as is asked for, at most what they hold
 * and what they pay for. Nothing is held or spent. `to_pay` of an order is its bill's total here.
 */
export async function storedValueFor(
  db: Database,
  asked: {
    readonly uid: string;
    readonly orders: readonly PayableOrder[];
    readonly stored_value: readonly StoredValuePart[];
    readonly now: Date;
  },
): Promise<
  { readonly stored_value: StoredValuePart[]; readonly to_pay: number } | { readonly refused: PartRefused }
> {
  const { uid, orders, stored_value, now } = asked;
  const found = await findHoldings(db, { uid, stored_value, now });
  if ("refused" in found) return found;
  const stores = new Set(orders.map(({ store_id }) => store_id));
  if (found.some(({ store_id }) => !stores.has(store_id))) return { refused: 506 };
  const held = await balancesOf(
    db,
    found.map(({ holding }) => holding),
  );
  const parts = found.map(({ part, store_id, goods_ids }, index) => ({
    id: part.id,
    store_id,
    goods_ids,
    amount: Math.min(part.amount, held[index]?.balance ?? 0),
  }));
  const allotted = allotParts(orders, parts);
  const paid = found.map(({ part }) => {
    const own = allotted.filter(({ id }) => id === part.id);
    return { ...part, amount: own.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const total = orders.reduce((sum, { to_pay }) => sum + to_pay, 0);
  return { stored_value: paid, to_pay: total - paid.reduce((sum, { amount }) => sum + amount, 0) };
}
