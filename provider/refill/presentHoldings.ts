import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql, sum } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { GoodsVoucher, RefillCard, ValueEntry } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { soundWords } from "#provider/db/tables/columns.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { CARD_NAME, isOver } from "./holdings.ts";
import { accountId, accountsOf, balancesOf, type Holding } from "./ledger/accounts.ts";

/** A member's prepaid cards with their balances; with `for_store` those that it takes and that are still good. */
export async function cardsOf(
  db: Database,
  of: {
    readonly uid: string;
    readonly for_store: string | undefined;
    readonly language: WireLanguage;
    readonly now: Date;
  },
): Promise<z.infer<typeof RefillCard>[]> {
  const { uid, for_store, language, now } = of;
  const { valid_until, store_id } = refillCards;
  const isTaken = and(eq(store_id, for_store ?? ""), or(isNull(valid_until), gt(valid_until, now)));
  const rows = await db
    .select({ card: refillCards, store: stores })
    .from(refillCards)
    .innerJoin(stores, eq(stores.id, store_id))
    .where(and(eq(refillCards.uid, uid), for_store === undefined ? undefined : isTaken))
    .orderBy(asc(refillCards.created_at), asc(refillCards.id));
  const balances = await balancesOf(
    db,
    rows.map(({ card }) => ({ kind: 1, uid, store_id: card.store_id }) as const),
  );
  return rows.map(({ card, store }, index) => ({
    card_id: card.id,
    store_id: store.id,
    store_name: store.name[language],
    store_picture: store.logo ?? store.picture,
    name: CARD_NAME[language],
    balance: balances[index]?.balance ?? 0,
    bonus_balance: balances[index]?.bonus ?? 0,
    valid_until: card.valid_until?.toISOString() ?? null,
    accepted_store_ids: [],
  }));
}

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

const Name = z.pipe(z.unknown(), z.transform(soundWords));
const Rows = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.literal(["top_up", "bonus", "gift", "spend", "refund", "expiry", "correction"]),
      order_no: z.nullable(z.string()),
      /** Milliseconds. */
      at: z.coerce.number<string | number>(),
      amount: z.coerce.number<string | number>(),
      balance_after: z.coerce.number<string | number>(),
      bought: z.nullable(Name),
      store: z.nullable(Name),
    }),
  ),
});

/** Milliseconds, yen with the sign turned, and the id of the last entry shown: the list goes from the highest down. */
export const HistoryPlace = z.tuple([z.number(), z.number(), z.string()]);
type Place = z.infer<typeof HistoryPlace>;

/**
 * What went in and out of a card or voucher, newest first, at most one more than a page. The accounts of a card are
 * told as one: a transfer is one line. At one instant what comes in is told to have come before what goes out, so that
 * no line says less than nothing.
 */
export async function history(
  db: Database,
  holding: Holding,
  { language, after = null, only }: { language: WireLanguage; after?: Place | null; only?: SQL },
): Promise<{ entry: z.infer<typeof ValueEntry>; place: Place }[]> {
  const ids = sql.join(
    accountsOf(holding).map((account) => sql`${accountId(account)}`),
    sql`, `,
  );
  const found = await db.execute(sql`
    with lines as (
      select t.id, t.kind, t.reference, t.order_no, t.store_id,
        extract(epoch from t.created_at) * 1000 as at, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id in (${ids}) group by t.id
    ), told as (
      select *, sum(amount) over (order by at, -amount, id rows unbounded preceding) as balance_after from lines
    )
    select told.id, told.kind, told.order_no, told.at, told.amount, told.balance_after,
      r.name as bought, s.name as store
    from told
      left join refill_orders r on told.kind in ('top_up', 'bonus')
        and r.refill_order_no = split_part(told.reference, ' ', 2)
      left join stores s on s.id = told.store_id
    where ${only ?? sql`true`}
      ${after === null ? sql`` : sql`and (told.at, -told.amount, told.id) < (${after[0]}::numeric, ${after[1]}::numeric, ${after[2]}::text)`}
    order by told.at desc, -told.amount desc, told.id desc
    limit ${PAGE_SIZE + 1}`);
  return Rows.parse(found).rows.map(({ id, kind, order_no, at, amount, balance_after, bought, store }) => ({
    entry: {
      entry_id: createHash("sha256").update(id).digest("base64url"),
      kind: kind === "top_up" ? "purchase" : kind,
      name: (bought ?? store)?.[language] ?? "",
      date: new Date(at).toISOString(),
      amount,
      balance_after,
      order_no,
    },
    place: [at, -amount, id],
  }));
}
