import { and, asc, eq, gte, inArray, lte } from "drizzle-orm";
import { OrderStatus } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { Parts } from "#provider/server/context.ts";
import { OPEN } from "./paymentRows.ts";
import { askGateway, giveUp } from "./settle.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const ASKED_WITHIN = 7 * DAY;
const AT_ONCE = 50;

/**
 * Asks what became of payments that nobody has heard of for a minute: their guest never came back, or a crash left them
 * anywhere between what was meant and what came of it. Those whose order has ended are given up at the gateway. By turns,
 * so that none keeps others waiting.
 */
export async function sweepPayments(parts: Parts): Promise<void> {
  const { clock, db } = parts;
  const now = clock();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const waiting = await db
    .select({ payment: payments, order_status: orders.order_status })
    .from(payments)
    .leftJoin(orders, eq(orders.order_no, payments.order_no))
    .where(
      and(
        inArray(payments.state, OPEN),
        lte(payments.created_at, before(MINUTE)),
        gte(payments.created_at, before(ASKED_WITHIN)),
      ),
    )
    .orderBy(asc(payments.updated_at))
    .limit(AT_ONCE);
  // What is paid together is asked for, and decided, as one.
  const byRef = new Map<string, (typeof waiting)[number][]>();
  for (const each of waiting) {
    const { gateway_ref } = each.payment;
    byRef.set(gateway_ref, [...(byRef.get(gateway_ref) ?? []), each]);
  }
  for (const [gateway_ref, together] of byRef) {
    const [first] = together;
    if (first === undefined) continue;
    const isOver = together.every(({ order_status }) => order_status === OrderStatus.canceled);
    await (isOver ? giveUp(parts, first.payment) : askGateway(parts, first.payment));
    const stillOpen = and(eq(payments.gateway_ref, gateway_ref), inArray(payments.state, OPEN));
    await db.update(payments).set({ updated_at: now }).where(stillOpen);
  }
}
