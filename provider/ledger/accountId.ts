import type { ledgerAccounts } from "#provider/db/tables/ledger.ts";

export interface Account {
  readonly kind: (typeof ledgerAccounts.$inferSelect)["kind"];
  /** Whose it is; null: the store's, or the operator's. */
  readonly uid: string | null;
  /** Null: the operator's own. */
  readonly store_id: string | null;
  /** The voucher whose balance it is; with `kind` "voucher", and only there. */
  readonly holding_id?: string | null;
}

/**
 * There is one account of a kind for each member and store, and one for each voucher, whoever holds it. Members' sort
 * before stores': they are looked at first, and accounts are locked in the order of their ids.
 * @throws RangeError for a voucher's account without its voucher, or another's with one
 */
export function accountId({ kind, uid, store_id, holding_id = null }: Account): string {
  if ((kind === "voucher") !== (holding_id !== null)) {
    throw new RangeError("A voucher has an account of its own, and nothing else has");
  }
  if (holding_id !== null) return `holding:${holding_id}`;
  return uid === null ? `store:${store_id ?? ""}:${kind}` : `member:${uid}:${store_id ?? ""}:${kind}`;
}
