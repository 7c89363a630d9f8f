import { PayStatus, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { purchaseFaults } from "./purchaseFaults.ts";

const MEMBERS: readonly string[] = ["wallet", "wallet_bonus", "voucher"];

function sumBy<Row>(rows: readonly Row[], key: (row: Row) => string | null, amount: (row: Row) => number) {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const name = key(row);
    if (name !== null) sums.set(name, (sums.get(name) ?? 0) + amount(row));
  }
  return sums;
}

/** What is wrong with the books of stored value, in words; nothing when all agree. */
export async function storedBooks(db: Database): Promise<string[]> {
  const [accounts, entries, transfers, paid, placed] = await Promise.all([
    db.select().from(ledgerAccounts),
    db.select().from(ledgerEntries),
    db.select().from(ledgerTransfers),
    db.select().from(payments),
    db.select().from(orders),
  ]);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };

  for (const [id, sum] of sumBy(
    entries,
    (entry) => entry.transfer_id,
    (entry) => entry.amount,
  ))
    check(sum === 0, `${id} does not add up`);
  const moved = sumBy(
    entries,
    (entry) => entry.account_id,
    (entry) => entry.amount,
  );
  for (const { id, balance, kind } of accounts) {
    check(balance === (moved.get(id) ?? 0), `${id} holds ${balance}, and was moved ${moved.get(id)}`);
    check(balance >= 0 || !MEMBERS.includes(kind), `${id} is below 0`);
  }
  for (const { id, balance_after } of entries)
    check(Number.isInteger(balance_after), `${id} says no balance`);

  // What each of our transactions has taken from members and not given back.
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  const own = entries.filter(({ account_id }) => MEMBERS.includes(kinds.get(account_id) ?? ""));
  const transactionOf = new Map(
    transfers
      .filter(({ kind }) => kind === "spend" || kind === "refund")
      .map(({ id }) => [id, id.replace(/^(?:spend|refund) /, "")]),
  );
  const taken = sumBy(
    own,
    ({ transfer_id }) => transactionOf.get(transfer_id) ?? null,
    ({ amount }) => -amount,
  );
  for (const [trans_id, amount] of taken) {
    const payment = paid.find((one) => one.trans_id === trans_id);
    check(amount >= 0, `${trans_id} gave back more than it took`);
    if (payment === undefined) continue;
    const kept = payment.state === "paid" ? payment.amount : 0;
    check(amount === kept, `${trans_id} is ${payment.state} of ${payment.amount}, and took ${amount}`);
  }

  for (const order of placed) {
    const { order_no, pay_status, order_status, pay_type, stored_total, total } = order;
    const kept = paid.filter((one) => one.order_no === order_no && one.state === "paid");
    const sum = (isPart: boolean) =>
      kept.filter(({ is_part }) => is_part === isPart).reduce((all, { amount }) => all + amount, 0);
    const [parts, main] = [sum(true), sum(false)];
    check(parts === stored_total, `${order_no} says ${stored_total} by balances, and they paid ${parts}`);
    const isOver = order_status < 0 || pay_status === PayStatus.refunded;
    check(!isOver || kept.length === 0, `${order_no} is over, and keeps ${parts} + ${main}`);
    const isByCash = pay_type === PayType.cash && main === 0;
    check(
      pay_status !== PayStatus.paid || isByCash || parts + main === total,
      `${order_no} is paid with ${parts} + ${main}`,
    );
    check(pay_status !== PayStatus.unpaid || main === 0, `${order_no} is unpaid, and keeps ${main}`);
    check(parts <= total, `${order_no} is paid more than it costs`);
  }
  return [...faults, ...(await purchaseFaults(db))];
}
