import { eq, inArray } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import type { PaymentRefused } from "#contract/payment.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { allotParts } from "#domain/payments/allotParts.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { takePaidByRule } from "#provider/orders/takeByRule.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { spendHolding } from "#provider/refill/ledger/spend.ts";
import type { Parts } from "#provider/server/context.ts";
import { areSameParts, giveBackParts, partsOf } from "./storedParts.ts";
import { findHoldings, type PartAsked } from "./storedValueFor.ts";

interface Asked {
  /** The caller's own, locked, of which nothing is under way at the gateway. */
  readonly orders: readonly OrderRow[];
  /** Those among what is paid together that are paid already: their parts stay. */
  readonly paid?: readonly OrderRow[];
  readonly uid: string;
  /** Undefined: what has paid a part stays as it is. */
  readonly stored_value: readonly StoredValuePart[] | undefined;
  readonly now: Date;
}

export type Taken =
  /** The orders as they stand now; those of which nothing is left to pay are paid. */
  | { readonly ok: true; readonly orders: readonly OrderRow[] }
  | { readonly ok: false; readonly code: AnyCode; readonly data?: PaymentRefused };

/** Undoes what was written before it was refused. */
class Undone extends Error {
  override name = "Undone";
  readonly taken: Taken;

  constructor(taken: Taken) {
    super("Balances do not pay for this");
    this.taken = taken;
  }
}

/**
 * Has cards and vouchers pay their parts of orders: the money, the payments and the orders are written together, or,
 * when it is refused, not at all. What had paid a part before goes back first, unless it is the same. In a transaction of
 * the caller's.
 */
export async function takeParts(db: Database, asked: Asked, parts: Pick<Parts, "random">): Promise<Taken> {
  const { stored_value } = asked;
  if (stored_value === undefined || asked.orders.length === 0) return { ok: true, orders: asked.orders };
  try {
    return await db.transaction(async (inner) => {
      const taken = await take(inner, { ...asked, stored_value }, parts);
      if (!taken.ok) throw new Undone(taken);
      return taken;
    });
  } catch (error) {
    if (error instanceof Undone) return error.taken;
    throw error;
  }
}

async function take(
  db: Database,
  asked: Asked & { readonly stored_value: readonly StoredValuePart[] },
  { random }: Pick<Parts, "random">,
): Promise<Taken> {
  const { uid, stored_value, now } = asked;
  const found = await findHoldings(db, { uid, stored_value, now });
  if ("refused" in found) return { ok: false, code: found.refused };
  const { orders: open, paid = [] } = asked;
  const numbers = open.map(({ order_no }) => order_no);
  const before = await partsOf(db, [...paid.map(({ order_no }) => order_no), ...numbers]);
  if (areSameParts(before, stored_value)) return { ok: true, orders: open };

  for (const order of open) {
    const { order_no } = order;
    const payable = await applyAction(db, { order_no, action: "pay_online", actor: "customer", uid, now });
    if (!payable.ok) return { ok: false, code: payable.code };
    await giveBackParts(db, order, now, "abandoned");
    // A payment that was given up is not this order's any more: should its money come, it goes back.
    await db.update(orders).set({ trans_id: null }).where(eq(orders.order_no, order_no));
  }
  const lines = await db.select().from(orderLines).where(inArray(orderLines.order_no, numbers));
  const payable = open.map(({ order_no, parts_total, store_id, total }) => ({
    order_no,
    store_id,
    to_pay: total - parts_total,
    lines: lines
      .filter((line) => line.order_no === order_no)
      .map(({ goods_id, unit_price, number }) => ({ goods_id, line_total: unit_price * number })),
  }));
  const wanted = found.map(({ part, ...rest }) => ({ ...rest, id: part.id, amount: part.amount }));
  const allotted = allotParts(payable, wanted);

  const taken: OrderRow[] = [];
  const spent = new Map<string, number>();
  for (const order of open) {
    const own = allotted.filter(({ order_no }) => order_no === order.order_no);
    let stored_total = 0;
    let last: string | null = null;
    for (const { id, amount } of own) {
      const by = found.find(({ part }) => part.id === id);
      if (by === undefined) continue;
      const trans_id = random(18);
      const outcome = await pay(db, order, by, { trans_id, amount, now });
      if (!outcome.ok) {
        const balance = outcome.balance + (spent.get(id) ?? 0);
        return {
          ok: false,
          code: Code.paymentFailed,
          data: { reason: "balance", balance, missing: by.part.amount - balance },
        };
      }
      spent.set(id, (spent.get(id) ?? 0) + amount);
      stored_total += amount;
      last = trans_id;
    }
    taken.push(await write(db, order, { stored_total, last, now }));
  }
  const isWhole = found.every(({ part }) => (spent.get(part.id) ?? 0) === part.amount);
  return isWhole ? { ok: true, orders: taken } : { ok: false, code: Code.couponConditionsNotMet };
}

async function pay(
  db: Database,
  { order_no, uid, store_id }: OrderRow,
  { holding }: PartAsked,
  { trans_id, amount, now }: { readonly trans_id: string; readonly amount: number; readonly now: Date },
) {
  const spent = await spendHolding(db, holding, { store_id, order_no, trans_id, amount, now });
  if (!spent.ok) return spent;
  const at = { created_at: now, updated_at: now };
  const by = {
    gateway_ref: `part-${trans_id}`,
    gateway: null,
    pay_type: PayType.wallet,
    is_part: true,
  } as const;
  await db
    .insert(payments)
    .values({ trans_id, store_id, order_no, uid, amount, state: "paid", ...by, ...at });
  return spent;
}

/** What the parts come to; an order of which nothing is left is paid with the last of them. */
async function write(
  db: Database,
  order: OrderRow,
  {
    stored_total,
    last,
    now,
  }: { readonly stored_total: number; readonly last: string | null; readonly now: Date },
): Promise<OrderRow> {
  const { order_no, parts_total, uid, total } = order;
  await db.update(orders).set({ stored_total }).where(eq(orders.order_no, order_no));
  const changed = { ...order, stored_total, trans_id: null };
  if (last === null || stored_total < total - parts_total) return changed;
  const by = { order_no, pay_type: PayType.wallet, now } as const;
  await applyAction(db, { ...by, action: "pay_online", actor: "customer", uid });
  const on = { ...by, actor: "system", uid: null, trans_id: last } as const;
  const applied = await applyAction(db, { ...on, action: "payment_succeeded" });
  if (!applied.ok) return changed;
  return (await takePaidByRule(db, applied.order, now)) ?? applied.order;
}
