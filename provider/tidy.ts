import { and, isNotNull, lt, lte, sql } from "drizzle-orm";
import { geocodes } from "./db/tables/addresses.ts";
import { leases } from "./db/tables/leases.ts";
import {
  deskSessions,
  idempotencyKeys,
  knownDevices,
  limits,
  sessions,
  slowdowns,
} from "./db/tables/members.ts";
import { channelMessages, outbox } from "./db/tables/messages.ts";
import { lineMessages, lineNotifiers } from "./db/tables/lineMessages.ts";
import { slotBookings } from "./db/tables/orders.ts";
import { mails } from "./db/tables/receipts.ts";
import { smsMessages, usedProofs, verificationCodes } from "./db/tables/signIn.ts";
import { forgetFeedback } from "./feedback/forgetFeedback.ts";
import type { Parts } from "./parts.ts";

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
