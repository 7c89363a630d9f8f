import { randomUUID } from "node:crypto";
import { and, asc, gte, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { takeLease } from "#provider/db/lease.ts";
import { geocodes } from "#provider/db/tables/addresses.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import {
  deskSessions,
  idempotencyKeys,
  knownDevices,
  limits,
  sessions,
  slowdowns,
} from "#provider/db/tables/members.ts";
import { channelMessages, leases, outbox } from "#provider/db/tables/messages.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages, usedProofs, verificationCodes } from "#provider/db/tables/signIn.ts";
import { forgetFeedback } from "#provider/reviews/feedback.ts";
import { updateSales } from "#provider/mall/updateSales.ts";
import { autoCancel, closePaid, endUntaken } from "#provider/orders/endOrders.ts";
import { askGateway } from "#provider/payments/settle.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import { storeChanges } from "#provider/db/tables/storeChanges.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { expireHoldings } from "#provider/refill/endHoldings.ts";
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
const ASKED_WITHIN = 1_440 * MINUTE;
const AT_ONCE = 50;

/**
 * What must happen although nobody asks: payments whose customer never came back are asked about, unpaid orders run
 * out, what nobody lets in and what is paid and served ends, money that is due goes back, stored value and what shows it at a counter end in time, what lists of stores go by is kept up to date. To be called every half minute;
 * each part may run in several processes at once.
 */
export async function runMaintenance(parts: Parts, log?: Log): Promise<void> {
  const now = parts.clock().getTime();
  const waiting = await parts.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, OPEN),
        lte(payments.created_at, new Date(now - MINUTE)),
        gte(payments.created_at, new Date(now - ASKED_WITHIN)),
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
  await updateOpenings(parts.db, parts.clock());
  await updateFigures(parts.db, parts.clock());
  // It reads a month of orders: now and then is enough, in one process.
  const lease = { name: "mall sales", holder: randomUUID(), span: 10 * MINUTE };
  if (await takeLease(parts.db, lease)) await updateSales(parts.db, parts.clock());
}

const DAY = 86_400_000;
/** Answers are kept for at least a week, in which a lost one can be asked for again. */
const KEYS = 8 * DAY;
const SENT = 2 * DAY;
/** What could not be sent for so long tells nobody anything any more. */
const UNSENT = 7 * DAY;
const WINDOWS = 2 * DAY;
/** As long as one can stay signed in without signing in anew. */
const DEVICES = 365 * DAY;
const MESSAGES = 30 * DAY;
/** Longer than anyone waits to ask for the next code. */
const CODES = DAY;
/** The longest that Google's terms let answers of its geocoder be kept. */
const GEOCODES = 30 * DAY;
/** Nobody looks for an old code at the desk. */
const TEXTS = DAY;
/** As long as someone may ask what became of a mail. */
const MAILS = 30 * DAY;

/** Longer than any day's hours. */
const SLOTS = 3 * DAY;

/** Deletes what nobody can ask for any more. */
export async function tidy({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  const now = clock();
  const before = (span: number) => new Date(now.getTime() - span);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before(KEYS)));
  await db.delete(limits).where(lt(limits.window_start, before(WINDOWS)));
  // Of processes that died; times in it are the database's own.
  await db.delete(leases).where(lt(leases.until, sql`now() - interval '1 day'`));
  // Whoever has not looked for so long keeps nothing that was made before.
  await db.delete(storeChanges).where(lt(storeChanges.made_at, sql`now() - interval '10 minutes'`));
  await db.delete(slowdowns).where(lt(slowdowns.counted_at, before(WINDOWS)));
  await db.delete(knownDevices).where(lt(knownDevices.used_at, before(DEVICES)));
  await db.delete(deskSessions).where(lt(deskSessions.expires_at, now));
  await db.delete(sessions).where(lt(sessions.refreshable_until, now));
  await db.delete(usedProofs).where(lt(usedProofs.expires_at, now));
  await db.delete(verificationCodes).where(lt(verificationCodes.expires_at, before(CODES)));
  await db.delete(geocodes).where(lte(geocodes.answered_at, before(GEOCODES)));
  await db.delete(smsMessages).where(lt(smsMessages.created_at, before(TEXTS)));
  await forgetFeedback(db, now);
  await db.delete(slotBookings).where(lt(slotBookings.slot_at, before(SLOTS)));
  await db.delete(mails).where(lt(mails.created_at, before(MAILS)));
  await db.delete(lineMessages).where(lt(lineMessages.created_at, before(MAILS)));
  await db.delete(lineNotifiers).where(lte(lineNotifiers.expires_at, now));
  await db.delete(outbox).where(and(isNotNull(outbox.sent_at), lt(outbox.created_at, before(SENT))));
  await db.delete(outbox).where(lt(outbox.created_at, before(UNSENT)));
  // Time tokens count 100 ns since 1970.
  const oldest = BigInt(before(MESSAGES).getTime()) * 10_000n;
  await db.delete(channelMessages).where(lt(channelMessages.timetoken, oldest));
}
