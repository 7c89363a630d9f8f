import { asc, inArray } from "drizzle-orm";
import type { StoredValuePart } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrders } from "#provider/orders/lockOrders.ts";
import type { Parts } from "#provider/server/context.ts";
import type { CardToPay } from "./cardToPay.ts";
import { type Begun, type Charged, chargeVault, type VaultCharge } from "./chargeVault.ts";
import { isPaid } from "./isPaid.ts";
import { newPayments } from "./newPayments.ts";
import { OPEN } from "./openPayment.ts";
import { takeParts } from "./takeParts.ts";

const CARD = 5;

export interface CardCharge extends Omit<VaultCharge, "lock" | "begin"> {
  /** What is paid together. */
  readonly order_nos: readonly string[];
  readonly stored_value: readonly StoredValuePart[] | undefined;
}

/**
 * Charges a card for what is left to pay of orders once balances have paid their parts. Orders that have such a payment
 * under way are led to it. Never inside a transaction.
 */
export function chargeCard(parts: Parts, charge: CardCharge): Promise<Charged> {
  const { order_nos } = charge;
  return chargeVault(parts, {
    ...charge,
    lock: (db) => lockOrders(db, order_nos),
    begin: (db, card) => begin(db, parts, charge, card),
  });
}

async function begin(
  db: Database,
  parts: Parts,
  { order_nos, uid, stored_value }: CardCharge,
  card: CardToPay,
): Promise<Begun> {
  const now = parts.clock();
  const all = await lockOrders(db, order_nos);
  if (all.length === 0) return { refused: 412 };
  const { gateway_ref, card_id } = card;
  const tried = await db
    .select()
    .from(payments)
    .where(inArray(payments.order_no, [...order_nos]))
    .orderBy(asc(payments.order_no));
  const known =
    tried.find((one) => one.gateway_ref === gateway_ref) ?? tried.find(({ state }) => OPEN.includes(state));
  if (known !== undefined) return { isKnown: true, trans_id: known.trans_id };
  const open = all.filter((order) => !isPaid(order));
  if (open.length === 0) return { refused: 413 };
  const paid = all.filter(isPaid);
  const taken = await takeParts(db, { orders: open, paid, uid, stored_value, now }, parts);
  if (!taken.ok) return { refused: taken.code, data: taken.data };
  const left = taken.orders.filter((order) => !isPaid(order));
  const [covered] = taken.orders;
  if (left.length === 0 && covered?.trans_id) return { isKnown: true, trans_id: covered.trans_id };
  for (const { order_no } of left) {
    const on = { order_no, actor: "customer", uid, pay_type: CARD, now } as const;
    const applied = await applyAction(db, { ...on, action: "pay_online" });
    if (!applied.ok) return { refused: applied.code };
  }
  const by = { gateway_ref, pay_type: CARD, card_id, now } as const;
  const { first, amount, store_id } = await newPayments(db, left, by, parts);
  return { isKnown: false, payment: first, amount, store_id };
}
