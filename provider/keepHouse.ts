import { randomUUID } from "node:crypto";
import { and, asc, gte, inArray, lte } from "drizzle-orm";
import { takeLease } from "./db/lease.ts";
import { payments } from "./db/tables/payments.ts";
import type { Log } from "./log.ts";
import { keepSales } from "./mall/keepSales.ts";
import { autoCancel } from "./orders/autoCancel.ts";
import { closePaid, endUntaken } from "./orders/endOrders.ts";
import type { Parts } from "./parts.ts";
import { askGateway } from "./payments/askGateway.ts";
import { OPEN } from "./payments/openPayment.ts";
import { refundDue } from "./payments/refundDue.ts";
import { expireHoldings } from "./refill/expireHoldings.ts";
import { giveUpPurchases } from "./refill/giveUpPurchases.ts";
import { keepFigures } from "./stores/upkeep/keepFigures.ts";
import { keepOpenings } from "./stores/upkeep/keepOpenings.ts";
import { expireTickets } from "./tickets/expireTickets.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const AT_ONCE = 50;

/**
 * What must happen although nobody asks: payments whose customer never came back are asked about, unpaid orders run
 * out, what nobody lets in and what is paid and served ends, money that is due goes back, stored value and what shows it at a counter end in time, what lists of stores go by is kept up to date. To be called every half minute;
 * each part may run in several processes at once.
 */
export async function keepHouse(parts: Parts, log?: Log): Promise<void> {
  const now = parts.clock().getTime();
  const waiting = await parts.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, OPEN),
        lte(payments.created_at, new Date(now - MINUTE)),
        gte(payments.created_at, new Date(now - DAY)),
      ),
    )
    .orderBy(asc(payments.updated_at))
    .limit(AT_ONCE);
  // What is paid together is asked for, and decided, as one.
  const byRef = new Map(waiting.map((payment) => [payment.gateway_ref, payment]));
  for (const payment of byRef.values()) await askGateway(parts, payment);
  await autoCancel(parts);
  const ended = await endUntaken(parts);
  if (ended > 0) log?.info("orders ended that nobody took", { orders: ended });
  await closePaid(parts);
  await giveUpPurchases(parts);
  await refundDue(parts);
  await expireTickets(parts);
  await expireHoldings(parts);
  await keepOpenings(parts.db, parts.clock());
  await keepFigures(parts.db, parts.clock());
  // It reads a month of orders: now and then is enough, in one process.
  const lease = { name: "mall sales", holder: randomUUID(), span: 10 * MINUTE };
  if (await takeLease(parts.db, lease)) await keepSales(parts.db, parts.clock());
}
