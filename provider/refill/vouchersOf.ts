import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql, sum } from "drizzle-orm";
import type * as z from "zod/mini";
import type { GoodsVoucher } from "#contract/storedValue.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { accountId } from "#provider/ledger/accountId.ts";
import { balancesOf } from "#provider/ledger/balancesOf.ts";
import { accountsOf, type Holding } from "#provider/ledger/holding.ts";
import { history } from "./history.ts";
import { isOver } from "./isOver.ts";

const USES_SHOWN = 10;
const isUse = sql`told.kind in ('spend', 'refund')`;

interface Seen {
  readonly language: WireLanguage;
  readonly now: Date;
}

/** A member's vouchers with their balances; with `for_store` those that it takes and that are still good for something. */
export async function vouchersOf(
  db: Database,
  of: Seen & { readonly uid: string; readonly for_store: string | undefined },
): Promise<z.infer<typeof GoodsVoucher>[]> {
  const { uid, for_store, now } = of;
  const { valid_until, store_id } = vouchers;
  const isTaken = and(eq(store_id, for_store ?? ""), or(isNull(valid_until), gt(valid_until, now)));
  const shown = await presentVouchers(
    db,
    and(eq(vouchers.uid, uid), for_store === undefined ? undefined : isTaken),
    of,
  );
  return for_store === undefined ? shown : shown.filter(({ status }) => status === "active");
}

/** Vouchers for their owners' eyes, the oldest first. */
export async function presentVouchers(
  db: Database,
  where: SQL | undefined,
  { language, now }: Seen,
): Promise<z.infer<typeof GoodsVoucher>[]> {
  const rows = await db
    .select({ voucher: vouchers, store: stores })
    .from(vouchers)
    .innerJoin(stores, eq(stores.id, vouchers.store_id))
    .where(where)
    .orderBy(asc(vouchers.created_at), asc(vouchers.id));
  const holdings = rows.map(
    ({ voucher: { id, uid, store_id } }) => ({ kind: 2, id, uid, store_id }) as const,
  );
  const balances = await balancesOf(db, holdings);
  const credited = await creditedTo(db, holdings);
  const shown: z.infer<typeof GoodsVoucher>[] = [];
  for (const [index, { voucher, store }] of rows.entries()) {
    const holding = holdings[index];
    const balance = balances[index]?.balance ?? 0;
    const uses = holding === undefined ? [] : await history(db, holding, { language, only: isUse });
    const isActive = voucher.uid !== null;
    const state = isOver(voucher.valid_until, now) ? "expired" : balance === 0 ? "spent" : "active";
    shown.push({
      voucher_id: voucher.id,
      store_id: store.id,
      store_name: store.name[language],
      name: voucher.name[language],
      description: voucher.description[language],
      picture: voucher.picture,
      amount: credited.get(voucher.id) ?? 0,
      balance,
      goods_ids: voucher.goods_ids,
      status: isActive ? state : "inactive",
      valid_until: voucher.valid_until?.toISOString() ?? null,
      use_history: uses.slice(0, USES_SHOWN).map(({ entry }) => entry),
    });
  }
  return shown;
}

/** What was credited to each voucher in all, by its id. */
async function creditedTo(db: Database, holdings: readonly Holding[]): Promise<Map<string | null, number>> {
  if (holdings.length === 0) return new Map();
  const { holding_id } = ledgerAccounts;
  const accounts = holdings.flatMap((holding) => accountsOf(holding).map(accountId));
  const rows = await db
    .select({ id: holding_id, amount: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transfer_id))
    .where(
      and(inArray(ledgerEntries.account_id, accounts), inArray(ledgerTransfers.kind, ["top_up", "gift"])),
    )
    .groupBy(holding_id);
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}
