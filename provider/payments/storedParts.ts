import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { StoredValuePart } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { refundSpend } from "#provider/refill/ledger/spend.ts";
import { noteRefund, partsBack } from "./refundRows.ts";

export interface PaidPart extends StoredValuePart {
  readonly order_no: string;
  readonly trans_id: string;
}

/** What cards and vouchers have paid of orders and has not gone back, or, `refunded`, went back with them; by the ledger. */
export async function partsOf(
  db: Database,
  order_nos: readonly string[],
  state: "paid" | "refunded" = "paid",
): Promise<PaidPart[]> {
  const { trans_id, order_no } = payments;
  const { holding_id, uid, store_id } = ledgerAccounts;
  const rows = await db
    .select({ trans_id, order_no, amount: payments.amount, voucher_id: holding_id, card_id: refillCards.id })
    .from(payments)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transfer_id, sql`'spend ' || ${trans_id}`))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .leftJoin(refillCards, and(eq(refillCards.uid, uid), eq(refillCards.store_id, store_id)))
    .where(
      and(
        inArray(order_no, [...order_nos]),
        eq(payments.is_part, true),
        eq(payments.state, state),
        inArray(ledgerAccounts.kind, ["wallet", "wallet_bonus", "voucher"]),
      ),
    )
    .orderBy(asc(payments.created_at), asc(trans_id));
  const back = state === "paid" ? await partsBack(db, [...new Set(rows.map((row) => row.trans_id))]) : null;
  const byTransaction = new Map<string, PaidPart>();
  for (const { voucher_id, card_id, order_no: of, ...row } of rows) {
    const id = voucher_id ?? card_id;
    // A card's money and its bonus are one part.
    if (id === null || of === null || byTransaction.has(row.trans_id)) continue;
    const amount = row.amount - (back?.get(row.trans_id) ?? 0);
    byTransaction.set(row.trans_id, { ...row, amount, order_no: of, kind: voucher_id === null ? 1 : 2, id });
  }
  return [...byTransaction.values()].filter(({ amount }) => amount > 0);
}

/** Whether two lists have the same cards and vouchers pay the same amounts. */
export function areSameParts(one: readonly StoredValuePart[], other: readonly StoredValuePart[]): boolean {
  const [ours, theirs] = [amountsOf(one), amountsOf(other)];
  return ours.size === theirs.size && [...ours].every(([key, amount]) => theirs.get(key) === amount);
}

function amountsOf(parts: readonly StoredValuePart[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { kind, id, amount } of parts) {
    const key = `${kind} ${id}`;
    if (amount > 0) amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  return amounts;
}

/**
 * Gives what cards and vouchers paid of an order back to just those; once, with whatever the caller's transaction
 * decides. The order is locked. Answers the transactions that went back.
 * @param as `refunded` with the order; `abandoned` where others take their place, or none
 */
export async function giveBackParts(
  db: Database,
  order: Pick<OrderRow, "cancel_reason" | "order_no" | "refund_reason" | "store_id">,
  now: Date,
  as: "refunded" | "abandoned" = "refunded",
): Promise<string[]> {
  const { cancel_reason, order_no, refund_reason, store_id } = order;
  const back = await db
    .update(payments)
    .set({ state: as, updated_at: now })
    .where(and(eq(payments.order_no, order_no), eq(payments.is_part, true), eq(payments.state, "paid")))
    .returning({ trans_id: payments.trans_id, amount: payments.amount, pay_type: payments.pay_type });
  const before = await partsBack(
    db,
    back.map(({ trans_id }) => trans_id),
  );
  const reason = refund_reason || cancel_reason;
  for (const { trans_id, ...part } of back) {
    await refundSpend(db, { trans_id, order_no, store_id, now });
    const amount = part.amount - (before.get(trans_id) ?? 0);
    const refund = {
      id: trans_id,
      trans_id,
      order_no,
      store_id,
      pay_type: part.pay_type,
      reason,
      made_at: now,
    };
    if (as === "refunded") await noteRefund(db, { ...refund, amount });
  }
  if (back.length > 0) await db.update(orders).set({ stored_total: 0 }).where(eq(orders.order_no, order_no));
  return back.map(({ trans_id }) => trans_id);
}
