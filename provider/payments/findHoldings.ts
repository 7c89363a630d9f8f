import type { StoredValuePart } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import type { Holding } from "#provider/ledger/holding.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { findHolding } from "#provider/refill/ownHolding.ts";

/** A card or voucher of the caller's, and what it is to pay. */
export interface PartAsked {
  readonly part: StoredValuePart;
  readonly holding: Holding;
  readonly store_id: string;
  /** Null: a card, which pays for all; empty: all goods. */
  readonly goods_ids: readonly string[] | null;
}

/** Why cards and vouchers do not pay: 501 there is none, 424 it is somebody else's, 505 it has expired, 506 not for this. */
export type PartRefused = 424 | 501 | 505 | 506;

/** The cards and vouchers that are asked for; one that is named twice is to pay the sum, one with 0 yen nothing. */
export async function findHoldings(
  db: Database,
  asked: { readonly uid: string; readonly stored_value: readonly StoredValuePart[]; readonly now: Date },
): Promise<PartAsked[] | { readonly refused: PartRefused }> {
  const found: PartAsked[] = [];
  for (const part of merged(asked.stored_value)) {
    const { kind, id } = part;
    const held = await findHolding(db, kind, id);
    if (held === null) return { refused: 501 };
    if (held.uid !== asked.uid) return { refused: 424 };
    if (isOver(held.valid_until, asked.now)) return { refused: 505 };
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
