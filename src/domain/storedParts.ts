import type { StoredValuePart } from "#contract/storedValue.ts";
import { allotParts, type PayableOrder } from "./allotParts.ts";
import { reachesMinimumTotal } from "./minimumTotal.ts";

/** A card or voucher that its owner lets pay, with all that it can pay. */
export interface Payer {
  readonly kind: StoredValuePart["kind"];
  readonly id: string;
  readonly store_id: string;
  /** Null: a card, which pays for all; empty: all goods. */
  readonly goods_ids: readonly string[] | null;
  /** Yen. */
  readonly available: number;
}

/**
 * What each card and voucher pays of orders, by the rule that the provider goes by: as much as can be, vouchers before
 * cards, for a card pays for everything else as well. Nothing so small is left that no other method takes it.
 */
export function storedParts(orders: readonly PayableOrder[], payers: readonly Payer[]): StoredValuePart[] {
  const inTurn = payers.toSorted((one, other) => other.kind - one.kind);
  const allotted = allotParts(
    orders,
    inTurn.map(({ available, ...payer }) => ({ ...payer, amount: available })),
  );
  const parts = inTurn
    .map(({ kind, id }) => ({
      kind,
      id,
      amount: allotted.filter((each) => each.id === id).reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ amount }) => amount > 0);
  const left = orders.reduce((sum, { to_pay }) => sum + to_pay, 0) - storedTotal(parts);
  if (left === 0 || reachesMinimumTotal(left)) return parts;
  return parts
    .map((part, index) => (index === parts.length - 1 ? { ...part, amount: part.amount - 1 } : part))
    .filter(({ amount }) => amount > 0);
}

/** Yen that parts come to. */
export function storedTotal(parts: readonly StoredValuePart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
