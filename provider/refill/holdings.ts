import { and, eq, gt, isNull, or } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import type { Fail } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import { balancesOf, type Holding } from "./ledger/accounts.ts";

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
  fail: Fail<typeof Code.noData | typeof Code.noPermission>,
): Promise<Held> {
  const held = await findHolding(db, kind, id);
  if (held === null) return fail(Code.noData);
  return held.uid === uid ? held : fail(Code.noPermission);
}

/** Whether what is good until then is good no longer; null: it is good for ever. */
export function isOver(valid_until: Date | null, now: Date): boolean {
  return valid_until !== null && valid_until <= now;
}

const DAY = 86_400_000;

/**
 * Until when a card or voucher is good once something is added to it: what is there gains time, and loses none.
 * @param days that the addition is good for; null: for ever
 * @param before until when what is there is good; undefined when there is nothing
 */
export function validUntil(now: Date, days: number | null, before: Date | null | undefined): Date | null {
  if (days === null || before === null) return null;
  const until = new Date(now.getTime() + days * DAY);
  return before !== undefined && before > until ? before : until;
}

/** What a store's prepaid card is called; the store's own name stands beside it. */
export const CARD_NAME = inEach((language) => textsIn(language, "provider/names")("prepaidCard"));

/** What a member can spend by cards and by vouchers, in yen: what has expired is gone, also before it is written off. */
export async function goodBalances(
  db: Database,
  uid: string,
  now: Date,
  store_id?: string,
): Promise<{ readonly card_balance: number; readonly voucher_balance: number }> {
  const good = (table: typeof refillCards | typeof vouchers) =>
    and(
      eq(table.uid, uid),
      or(isNull(table.valid_until), gt(table.valid_until, now)),
      store_id === undefined ? undefined : eq(table.store_id, store_id),
    );
  const cards = await db.select().from(refillCards).where(good(refillCards));
  const held = await db.select().from(vouchers).where(good(vouchers));
  const sum = async (holdings: readonly Holding[]) =>
    (await balancesOf(db, holdings)).reduce((total, { balance }) => total + balance, 0);
  return {
    card_balance: await sum(cards.map((card) => ({ kind: 1, uid, store_id: card.store_id }))),
    voucher_balance: await sum(held.map(({ id, store_id: of }) => ({ kind: 2, id, uid, store_id: of }))),
  };
}
