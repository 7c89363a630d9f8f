import { PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders, useTickets } from "#provider/db/tables/storedValue.ts";

const MEMBERS: readonly string[] = ["wallet", "wallet_bonus", "voucher"];
/** What the diner gives for 5,000 yen; for any other amount just that. */
const credited = (price: number) => (price === 5_000 ? 5_500 : price);

/**
 * What is wrong with purchases and with what is used at the counter, in words; and whether each member holds just what
 * they bought and did not spend, counted without the ledger's entries.
 */
export async function purchaseFaults(db: Database): Promise<string[]> {
  const [accounts, paid, bought, tickets] = await Promise.all([
    db.select().from(ledgerAccounts),
    db.select().from(payments),
    db.select().from(refillOrders),
    db.select().from(useTickets),
  ]);
  const faults: string[] = [];
  for (const { refill_order_no, credited_at, trans_id } of bought) {
    const kept = paid.filter((one) => one.refill_order_no === refill_order_no && one.state === "paid");
    const isRight =
      credited_at === null ? kept.length === 0 : kept.length === 1 && kept[0]?.trans_id === trans_id;
    if (!isRight) faults.push(`${refill_order_no} is credited ${credited_at}, and keeps ${kept.length}`);
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  for (const uid of new Set(bought.map((one) => one.uid))) {
    const own = <Row extends { readonly uid: string | null }>(rows: readonly Row[]) =>
      rows.filter((row) => row.uid === uid);
    const used = own(tickets).filter(
      ({ state, reversed_at }) => state === "confirmed" && reversed_at === null,
    );
    const [cash, shown] = [true, false].map((isCash) =>
      used.filter(({ kind }) => (kind === "top_up") === isCash).map((one) => one.amount ?? 0),
    );
    const expected =
      sum(
        own(bought)
          .filter(({ credited_at }) => credited_at !== null)
          .map((one) => one.amount),
      ) +
      sum((cash ?? []).map(credited)) -
      sum(shown ?? []) -
      sum(
        own(paid)
          .filter((one) => one.state === "paid" && (one.is_part || one.pay_type === PayType.wallet))
          .map((one) => one.amount),
      );
    const holds = sum(
      own(accounts)
        .filter(({ kind }) => MEMBERS.includes(kind))
        .map((one) => one.balance),
    );
    if (holds !== expected) faults.push(`${uid} holds ${holds}, and should hold ${expected}`);
  }
  return faults;
}
