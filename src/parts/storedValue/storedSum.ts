import { PayType } from "#contract/enumerations.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";

/** What cards and vouchers are to pay of orders that are not placed yet. */
export interface StoredSum {
  readonly parts: readonly StoredValuePart[];
  readonly total: number;
  /** By `store_id`, as each pays for its own store's alone. */
  readonly ofStores: Readonly<Record<string, readonly StoredValuePart[]>>;
  /** A card is among what is offered: the wallet is no method beside it. */
  readonly hasCard: boolean;
}

export const NOTHING_STORED: StoredSum = { parts: [], total: 0, ofStores: {}, hasCard: false };

/** The methods that can pay what is left: a card that pays its part is not asked to pay the rest as well. */
export const methodsBeside = (types: readonly PayType[], hasCard: boolean): readonly PayType[] =>
  hasCard ? types.filter((type) => type !== PayType.wallet) : types;
