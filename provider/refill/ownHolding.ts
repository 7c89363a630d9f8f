import { eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import type { Holding } from "#provider/ledger/holding.ts";
import { CARD_NAME } from "./cardName.ts";

/** A card or voucher of a member's. */
export interface Held {
  readonly id: string;
  readonly uid: string;
  readonly store_id: string;
  readonly name: Localized;
  /** Null: for ever. */
  readonly valid_until: Date | null;
  /** Goods that it pays for; empty: all of the store's. */
  readonly goods_ids: readonly string[];
  /** What it was bought as; null for a card, and for a voucher that was given otherwise. */
  readonly offer_id: string | null;
  readonly holding: Holding;
}

/** A card (1) or voucher (2) by its id; null when there is none, a gift that nobody has activated included. */
export async function findHolding(db: Database, kind: 1 | 2, id: string): Promise<Held | null> {
  if (kind === 1) {
    const [card] = await db.select().from(refillCards).where(eq(refillCards.id, id));
    if (card === undefined) return null;
    const { uid, store_id, valid_until } = card;
    const holding = { kind, uid, store_id } as const;
    return { id, uid, store_id, name: CARD_NAME, valid_until, goods_ids: [], offer_id: null, holding };
  }
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  if (voucher === undefined || voucher.uid === null) return null;
  const { uid, store_id, name, valid_until, goods_ids, offer_id } = voucher;
  const holding = { kind, id, uid, store_id } as const;
  return { id, uid, store_id, name, valid_until, goods_ids, offer_id, holding };
}

/** The caller's card or voucher; 101 there is none, 424 it is somebody else's. */
export async function ownHolding(
  db: Database,
  { kind, id, uid }: { readonly kind: 1 | 2; readonly id: string; readonly uid: string },
  fail: Fail<101 | 424>,
): Promise<Held> {
  const held = await findHolding(db, kind, id);
  if (held === null) return fail(101);
  return held.uid === uid ? held : fail(424);
}
