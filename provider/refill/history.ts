import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { ValueEntry } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { accountId } from "#provider/ledger/accountId.ts";
import { accountsOf, type Holding } from "#provider/ledger/holding.ts";

const Localized = z.record(z.literal(["ja", "zh", "en", "tw", "ko"]), z.string());
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
      bought: z.nullable(Localized),
      store: z.nullable(Localized),
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
