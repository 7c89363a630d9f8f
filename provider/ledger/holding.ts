import type { Account } from "./accountId.ts";

/** What a member holds of value: a card (1), which is what they have at a store, or a voucher (2). */
export type Holding =
  | {
      readonly kind: 1;
      readonly uid: string;
      /** Null: with the operator. */
      readonly store_id: string | null;
    }
  | { readonly kind: 2; readonly id: string; readonly uid: string | null; readonly store_id: string };

/** The accounts that hold its money, in the order in which they are spent: what was paid first, a bonus last. */
export function accountsOf(holding: Holding): Account[] {
  const { uid, store_id } = holding;
  if (holding.kind === 2) return [{ kind: "voucher", uid, store_id, holding_id: holding.id }];
  return [
    { kind: "wallet", uid, store_id },
    { kind: "wallet_bonus", uid, store_id },
  ];
}
