import type { ledgerAccounts } from "#provider/db/tables/ledger.ts";

export interface Account {
  readonly kind: (typeof ledgerAccounts.$inferSelect)["kind"];
  /** Whose it is; null: the store's, or the operator's. */
  readonly uid: string | null;
  /** Null: the operator's own. */
  readonly store_id: string | null;
}

/**
 * There is one account of a kind for each member and store. Members' sort before all others: they are looked at first,
 * and accounts are locked in the order of their ids.
 */
export function accountId({ kind, uid, store_id }: Account): string {
  return uid === null ? `store:${store_id ?? ""}:${kind}` : `member:${uid}:${store_id ?? ""}:${kind}`;
}
