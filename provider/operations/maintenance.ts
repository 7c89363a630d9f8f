import { randomUUID } from "node:crypto";
import { takeLease } from "#provider/db/lease.ts";
import { updateDishHours } from "#provider/menu/document/dishHours.ts";
import { publishDue } from "#provider/menu/document/publishDraft.ts";
import { refillGoods } from "#provider/menu/dailyStock.ts";
import { restoreGoods } from "#provider/menu/soldOut.ts";
import { writeNames } from "#provider/members/nameSearch.ts";
import { updateSales } from "#provider/mall/updateSales.ts";
import { autoCancel, closePaid, endUntaken } from "#provider/orders/endOrders.ts";
import { sweepPayments } from "#provider/payments/sweepPayments.ts";
import { sweepJobs } from "#provider/printing/queue.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { expireHoldings } from "#provider/refill/endHoldings.ts";
import { carryOutCorrections } from "#provider/refill/corrections/corrections.ts";
import { giveUpPurchases } from "#provider/refill/chargeRefill.ts";
import type { Parts } from "#provider/server/context.ts";
import { updateFigures } from "#provider/stores/maintenance/updateFigures.ts";
import { updateOpenings } from "#provider/stores/maintenance/updateOpenings.ts";
import { expireTickets } from "#provider/refill/tickets/showTicket.ts";
import type { Log } from "./log.ts";

export interface Task {
  readonly name: string;
  /** Milliseconds between the end of one run and the beginning of the next. */
  readonly every: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs tasks again and again, each never twice at a time; one that fails is told in the log and tried again. The
 * timers keep no process alive.
 */
export function schedule(tasks: readonly Task[], log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loops = tasks.map(async ({ name, every, run }) => {
    while (await pause(every, stopping.signal)) {
      await run().catch((error: unknown) => log.error("task failed", { task: name, error }));
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** False when it was stopped while it waited. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(isOver);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), milliseconds);
    timer.unref();
    signal.addEventListener("abort", stop);
  });
}

const MINUTE = 60_000;

/**
 * What must happen although nobody asks: payments whose customer never came back are asked about, unpaid orders run
 * out, what nobody lets in and what is paid and served ends, money that is due goes back, stored value and what shows it at a counter end in time, balances are corrected that nobody but their owner could confirm, what was sold out until now is sold again, drafts of menus whose time has come are published, dishes come and go with their hours, what waits at a silent printer goes to another, what lists of stores go by is kept up to date. To be called every half minute;
 * each part may run in several processes at once.
 */
export async function runMaintenance(parts: Parts, log?: Log): Promise<void> {
  await sweepPayments(parts);
  await autoCancel(parts);
  const ended = await endUntaken(parts);
  if (ended > 0) log?.info("orders ended that nobody took", { orders: ended });
  await closePaid(parts);
  await giveUpPurchases(parts);
  await refundDue(parts);
  await expireTickets(parts);
  await expireHoldings(parts);
  await carryOutCorrections(parts);
  await restoreGoods(parts.db, parts.clock());
  await refillGoods(parts.db, parts.clock());
  await publishDue(parts.db, parts.clock());
  await updateDishHours(parts.db, parts.clock());
  await sweepJobs(parts.db, parts.clock());
  await updateOpenings(parts.db, parts.clock());
  await updateFigures(parts.db, parts.clock());
  // Now and then is enough, in one process.
  const lease = { name: "mall sales", holder: randomUUID(), span: 10 * MINUTE };
  if (await takeLease(parts.db, lease)) {
    await updateSales(parts.db, parts.clock());
    await writeNames(parts.db);
  }
}
