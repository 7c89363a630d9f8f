import { randomUUID } from "node:crypto";
import { and, asc, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { endLease, takeLease } from "#provider/db/lease.ts";
import { geocodes } from "#provider/db/tables/addresses.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import { idempotencyKeys, knownDevices, limits, sessions, slowdowns } from "#provider/db/tables/members.ts";
import { browseCounts, channelMessages, informs, leases, outbox } from "#provider/db/tables/messages.ts";
import { callNumbers, slotBookings } from "#provider/db/tables/orders.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";
import { printJobs } from "#provider/db/tables/printing.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages, usedProofs, verificationCodes, visitGuests } from "#provider/db/tables/signIn.ts";
import {
  deskSessions,
  deskTablets,
  staffDevices,
  staffInvitations,
  tabletCodes,
} from "#provider/db/tables/staff.ts";
import { storeChanges } from "#provider/db/tables/storeChanges.ts";
import { forgetFeedback } from "#provider/reviews/feedback.ts";
import type { Parts } from "#provider/server/context.ts";

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
/** The order itself says more of itself than what was told of it a year ago. */
const NOTICES = 365 * DAY;
/** Longer than anyone waits to ask for the next code. */
const CODES = DAY;
/** The longest that Google's terms let answers of its geocoder be kept. */
const GEOCODES = 30 * DAY;
/** Nobody looks for an old code at the desk. */
const TEXTS = DAY;
/** As long as someone may ask what became of a mail. */
const MAILS = 30 * DAY;
/** What was printed, and when, is asked for on the day, and the day after. */
const PRINTED = 3 * DAY;
/** Longer than any visit: who ordered in it is known by the order. */
const VISITS = 2 * DAY;
/** Longer than any day's hours. */
const SLOTS = 3 * DAY;
/** A month can be compared with the same of the year before. */
const LOOKS = 400 * DAY;
/** Numbers begin anew each day; the zones of stores lie less than two days apart. */
const NUMBERS = 3 * DAY;

/** As long as somebody may ask how their request by law was answered. */
const REQUESTS = 3 * 365 * DAY;

const TEN_MINUTES = 600_000;

/**
 * Deletes what nobody can ask for any more, in small steps. To be called every hour; of several processes one does it.
 * @returns how many rows went
 */
export async function tidy({ db, clock }: Pick<Parts, "db" | "clock">): Promise<number> {
  const lease = { name: "tidying", holder: randomUUID(), span: TEN_MINUTES };
  if (!(await takeLease(db, lease))) return 0;
  const now = clock();
  let gone = 0;
  for (const each of dueAt(now)) gone += await forgetAll(db, each, () => takeLease(db, lease));
  await forgetFeedback(db, now);
  await endLease(db, lease);
  return gone;
}

/** Rows that go: of a table, the oldest first. */
export interface Due {
  readonly table: PgTable;
  /** What an index of the table goes by. */
  readonly age: PgColumn;
  readonly where: SQL | undefined;
}

/** All that goes by its age. */
export function dueAt(now: Date): readonly Due[] {
  const before = (span: number) => new Date(now.getTime() - span);
  const dayBefore = (span: number) => localDay(before(span), "Asia/Tokyo");
  const older = <Age extends PgColumn>(table: PgTable, age: Age, than: Date | SQL) => ({
    table,
    age,
    where: lt(age, than),
  });
  // Time tokens count 100 ns since 1970.
  const oldest = BigInt(before(MESSAGES).getTime()) * 10_000n;
  return [
    older(idempotencyKeys, idempotencyKeys.created_at, before(KEYS)),
    older(limits, limits.window_start, before(WINDOWS)),
    // Of processes that died; times in it are the database's own.
    older(leases, leases.until, sql`now() - interval '1 day'`),
    // Whoever has not looked for so long keeps nothing that was made before.
    older(storeChanges, storeChanges.made_at, sql`now() - interval '10 minutes'`),
    older(slowdowns, slowdowns.counted_at, before(WINDOWS)),
    older(knownDevices, knownDevices.used_at, before(DEVICES)),
    older(deskSessions, deskSessions.expires_at, now),
    older(staffDevices, staffDevices.seen_at, before(DEVICES)),
    older(staffInvitations, staffInvitations.expires_at, before(MAILS)),
    older(deskTablets, deskTablets.ended_at, before(MAILS)),
    older(tabletCodes, tabletCodes.expires_at, before(CODES)),
    older(sessions, sessions.refreshable_until, now),
    older(usedProofs, usedProofs.expires_at, now),
    older(verificationCodes, verificationCodes.expires_at, before(CODES)),
    { table: geocodes, age: geocodes.answered_at, where: lte(geocodes.answered_at, before(GEOCODES)) },
    older(smsMessages, smsMessages.created_at, before(TEXTS)),
    older(visitGuests, visitGuests.joined_at, before(VISITS)),
    older(slotBookings, slotBookings.slot_at, before(SLOTS)),
    older(mails, mails.created_at, before(MAILS)),
    older(privacyRequests, privacyRequests.answered_at, before(REQUESTS)),
    older(lineMessages, lineMessages.created_at, before(MAILS)),
    older(printJobs, printJobs.made_at, before(PRINTED)),
    { table: lineNotifiers, age: lineNotifiers.expires_at, where: lte(lineNotifiers.expires_at, now) },
    {
      table: outbox,
      age: outbox.created_at,
      where: and(lt(outbox.created_at, before(SENT)), isNotNull(outbox.sent_at)),
    },
    older(outbox, outbox.created_at, before(UNSENT)),
    { table: channelMessages, age: channelMessages.timetoken, where: lt(channelMessages.timetoken, oldest) },
    older(informs, informs.created_at, before(NOTICES)),
    { table: browseCounts, age: browseCounts.day, where: lt(browseCounts.day, dayBefore(LOOKS)) },
    { table: callNumbers, age: callNumbers.day, where: lt(callNumbers.day, dayBefore(NUMBERS)) },
  ];
}

/** Rows of one step, which is a statement of its own: a few milliseconds, in which it holds up nobody. */
export const STEP_ROWS = 500;
/** Steps of a table in one run: the rest of a backlog waits for the next hour. */
const STEPS = 100;

/** Goes on as long as `mayGoOn`, and there is a whole step's worth. */
async function forgetAll(db: Database, due: Due, mayGoOn: () => Promise<boolean>): Promise<number> {
  let total = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const gone = await forgetSome(db, due);
    total += gone;
    if (gone < STEP_ROWS || !(await mayGoOn())) break;
  }
  return total;
}

/** One step: the oldest that nobody else has in hand. Answers how many went. */
export async function forgetSome(db: Database, { age, table, where }: Due): Promise<number> {
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(where)
    .orderBy(asc(age))
    .limit(STEP_ROWS)
    .for("update", { skipLocked: true });
  const gone = await db
    .delete(table)
    // The condition again: a row that was changed meanwhile is looked at as it is now.
    .where(and(sql`ctid = any(array(${some}))`, where))
    .returning({ one: sql`1` });
  return gone.length;
}
