import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import { balancesOf } from "#provider/ledger/balancesOf.ts";
import type { Holding } from "#provider/ledger/holding.ts";

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
