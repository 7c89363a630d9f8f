import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { allotParts, type PayableOrder } from "#domain/payments/allotParts.ts";
import type { Database } from "#provider/db/database.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { findHolding, isOver } from "#provider/refill/holdings.ts";
import { balancesOf, type Holding } from "#provider/refill/ledger/accounts.ts";
import { partsOf } from "./storedParts.ts";

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
  if (found.some(({ store_id }) => !stores.has(store_id))) return { refused: Code.couponConditionsNotMet };
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

/** A card or voucher of the caller's, and what it is to pay. */
export interface PartAsked {
  readonly part: StoredValuePart;
  readonly holding: Holding;
  readonly store_id: string;
  /** Null: a card, which pays for all; empty: all goods. */
  readonly goods_ids: readonly string[] | null;
}

/** Why cards and vouchers do not pay: 501 there is none, 424 it is somebody else's, 505 it has expired, 506 not for this. */
type PartRefused =
  | typeof Code.noPermission
  | typeof Code.couponMissing
  | typeof Code.couponUsedOrExpired
  | typeof Code.couponConditionsNotMet;

/** The cards and vouchers that are asked for; one that is named twice is to pay the sum, one with 0 yen nothing. */
export async function findHoldings(
  db: Database,
  asked: { readonly uid: string; readonly stored_value: readonly StoredValuePart[]; readonly now: Date },
): Promise<PartAsked[] | { readonly refused: PartRefused }> {
  const found: PartAsked[] = [];
  for (const part of merged(asked.stored_value)) {
    const { kind, id } = part;
    const held = await findHolding(db, kind, id);
    if (held === null) return { refused: Code.couponMissing };
    if (held.uid !== asked.uid) return { refused: Code.noPermission };
    if (isOver(held.valid_until, asked.now)) return { refused: Code.couponUsedOrExpired };
    const { holding, store_id, goods_ids } = held;
    found.push({ part, holding, store_id, goods_ids: kind === 1 ? null : goods_ids });
  }
  return found;
}

function merged(parts: readonly StoredValuePart[]): StoredValuePart[] {
  const byId = new Map<string, StoredValuePart>();
  for (const { kind, id, amount } of parts) {
    const key = `${kind} ${id}`;
    byId.set(key, { kind, id, amount: amount + (byId.get(key)?.amount ?? 0) });
  }
  return [...byId.values()].filter(({ amount }) => amount > 0);
}

/** What went back to which card and voucher with an order that is over. */
export async function presentStoredBack(
  db: Database,
  { order_no, order_status, pay_status }: Pick<OrderRow, "order_no" | "order_status" | "pay_status">,
  language: WireLanguage,
): Promise<OrderDetail["stored_back"]> {
  if (order_status !== OrderStatus.canceled && pay_status !== PayStatus.refunded) return [];
  const back: OrderDetail["stored_back"] = [];
  for (const { kind, id, amount } of await partsOf(db, [order_no], "refunded")) {
    const held = await findHolding(db, kind, id);
    back.push({ kind, id, amount, name: held?.name[language] ?? "" });
  }
  return back;
}
