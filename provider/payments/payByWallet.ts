import type { Database } from "#provider/db/database.ts";
import type { Spent } from "#provider/ledger/spendFrom.ts";
import { spendWallet } from "#provider/ledger/spendWallet.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { newPayment } from "./newPayment.ts";
import { settleOrder } from "./settleOrder.ts";
import { WALLET } from "./wallet.ts";

/**
 * Pays what is left to pay of an order from its customer's wallets, wholly here and at once: the money, the payment and the order's state are
 * written together or not at all. The order is locked, can be paid, and has no payment under way. When it answers that
 * they do not hold enough the caller undoes its transaction.
 */
export async function payByWallet(
  db: Database,
  order: OrderRow,
  { trans_id, now }: { readonly trans_id: string; readonly now: Date },
): Promise<Spent> {
  const { order_no, store_id, uid } = order;
  const { amount } = await newPayment(db, order, {
    trans_id,
    gateway_ref: `wallet-${trans_id}`,
    pay_type: WALLET,
    now,
  });
  const spent = await spendWallet(db, { uid, store_id, order_no, trans_id, amount, now });
  if (spent.ok) await settleOrder(db, { trans_id, order_no, answer: "paid", now });
  return spent;
}
