import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Movement, Unused } from "#domain/payments/unusedValue.ts";
import { zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { refillOrders, vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** Whose cards and vouchers: a store's, or the company's (of all stores that follow it, and the operator's own). */
export type ValueOf = { readonly store_id: string } | "company";

interface Value {
  /** What is unused now. */
  readonly now: Unused;
  /** What was moved since, by days of the time zone. */
  readonly movements: Movement[];
}

/**
 * What is unused now, and all that was moved since the beginning of a day: one statement, so that both are of one moment.
 * A bonus on a card has an account of its own; a voucher counts as given when nobody ever paid for it.
 */
export async function readValue(
  db: Database,
  of: ValueOf,
  { since, time_zone }: { readonly since: string; readonly time_zone: string },
): Promise<Value> {
  const isOwn =
    of === "company"
      ? sql`(account.store_id is null or account.store_id in (select ${stores.id} from ${stores} where ${stores.follows_company}))`
      : sql`account.store_id = ${of.store_id}`;
  const isGiven = sql`account.kind = 'wallet_bonus' or exists (
    select from ${vouchers} voucher where voucher.id = account.holding_id and voucher.store_id = account.store_id
      and voucher.gift_amount > 0 and not exists (
        select from ${refillOrders} bought where bought.target_id = voucher.id
          and bought.store_id = voucher.store_id and bought.credited_at is not null))`;
  const first = zonedInstant(since, 0, time_zone).toISOString();
  const { rows } = Rows.parse(
    await db.execute(sql`with own as (
        select account.id, account.balance, ${isGiven} as is_given from ${ledgerAccounts} account
        where ${isOwn} and account.kind in ('wallet', 'wallet_bonus', 'voucher'))
      select null as day, null as kind, is_given, sum(balance)::bigint::text as amount from own group by is_given
      union all
      select (entry.created_at at time zone ${time_zone})::date::text, transfer.kind, own.is_given, sum(entry.amount)::bigint::text
      from own
      join ${ledgerEntries} entry on entry.account_id = own.id and entry.created_at >= ${first}::timestamptz
      join ${ledgerTransfers} transfer on transfer.id = entry.transfer_id
      group by 1, 2, 3`),
  );
  const left = (isGivenToo: boolean) =>
    rows.find(({ day, is_given }) => day === null && is_given === isGivenToo)?.amount ?? 0;
  return {
    now: { paid: left(false), given: left(true) },
    movements: rows.flatMap(({ amount, day, is_given, kind }) =>
      day === null || kind === null ? [] : [{ day, kind, is_given, amount }],
    ),
  };
}

const Rows = z.object({
  rows: z.array(
    z.object({
      day: z.nullable(z.string()),
      kind: z.nullable(z.enum(["top_up", "bonus", "gift", "spend", "refund", "expiry", "correction"])),
      is_given: z.boolean(),
      amount: z.pipe(z.string(), z.transform(Number)),
    }),
  ),
});
