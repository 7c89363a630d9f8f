import { randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import { CODE_LIFE, CODE_RESEND, CODE_TRIES, CODES_A_DAY } from "#contract/fieldRules.ts";
import type { CodePurpose, CodeSent } from "#contract/scalars.ts";
import { verificationCodes } from "#provider/db/tables/signIn.ts";
import { findMember } from "#provider/members/member.ts";
import { queueSms } from "#provider/notices/sms/sms.ts";
import { codeText, type Hint, hintText } from "#provider/notices/sms/smsText.ts";
import { textsReach } from "#provider/operations/reach.ts";
import type { Context, Fail, Parts } from "#provider/server/context.ts";
import { countPaced, countTry, type Pace } from "#provider/server/limits.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { type Asking, knownAs, placeOf } from "./askers.ts";
import { countGuess } from "./guesses.ts";

const HOUR = 3_600;
const DAY = 86_400;
const OF_PHONE: Pace = {
  name: "codes sent to a phone",
  free: CODES_A_DAY,
  pause: 600,
  longest: HOUR,
  drains: DAY,
};
/** Fewer than for the phone from everywhere: one stranger does not use up what all others have. */
const OF_PHONE_AT_ONE: Pace = { ...OF_PHONE, name: "codes sent to a phone from one place", free: 6 };
/** Whoever the account knows has as many of their own. */
const OF_KNOWN: Pace = { ...OF_PHONE, name: "codes sent to the known" };

interface Sending extends Asking, Pick<Context, "language" | "origin"> {
  readonly parts: Context["parts"];
  readonly fail: Fail<typeof Code.codeNotSent | typeof Code.tooManyRequests>;
}

interface Wanted {
  /** E.164. */
  readonly phone: string;
  readonly purpose: z.infer<typeof CodePurpose>;
  /** Told to the phone instead of a code where none would help; the answer is the same. */
  readonly hint?: Hint | null;
}

/**
 * Sends a new code, which takes the place of the one before that the same asked for. 90006 with the seconds to wait:
 * after each for a minute; after so many for a phone, a place, or all of them (decisions, "Verification code"). 103 where
 * nothing sends texts: nobody shall wait for one that never comes.
 */
export async function sendCode(wanted: Wanted, sending: Sending): Promise<z.infer<typeof CodeSent>> {
  const { db, language, now, parts } = sending;
  const { phone, purpose, hint = null } = wanted;
  const { codeLength } = parts.settings;
  if (textsReach(parts.settings) === "nobody") return sending.fail(Code.codeNotSent);
  const asker = askerOf(purpose, sending);
  await limited({ ...wanted, asker }, sending);

  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const sent = {
    // Where no code is sent, none is right.
    code_hash: hint === null ? codeHash(parts, { phone, purpose, code }) : parts.random(32),
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE * 1_000),
    tries_left: CODE_TRIES,
    used_at: null,
  };
  await db
    .insert(verificationCodes)
    .values({ phone, purpose, asker, ...sent })
    .onConflictDoUpdate({
      target: [verificationCodes.phone, verificationCodes.purpose, verificationCodes.asker],
      set: sent,
    });
  const text =
    hint === null
      ? codeText({ code, purpose, language, host: hostOf(sending) })
      : hintText({ hint, language });
  await queueSms(db, { phone, text, now }, parts);
  return { length: codeLength, expires_in: CODE_LIFE, resend_in: CODE_RESEND };
}

async function limited(
  { phone, purpose, asker }: Wanted & { readonly asker: string },
  sending: Sending,
): Promise<void> {
  const { db, fail, now, parts } = sending;
  const waits = [];
  for (const { pace, subject } of await countsOf(phone, sending))
    waits.push(await countPaced(db, pace, subject, now));
  const [last] = await db
    .select({ sent_at: verificationCodes.sent_at })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.phone, phone),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.asker, asker),
      ),
    )
    .for("update");
  const since = last === undefined ? CODE_RESEND : (now.getTime() - last.sent_at.getTime()) / 1_000;
  // Sent in the future: the clock was put back, and nobody shall wait for it.
  if (since >= 0 && since < CODE_RESEND) waits.push(Math.ceil(CODE_RESEND - since));
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) return fail(Code.tooManyRequests, { seconds: wait });
  const all = { name: "codes of all", most: parts.settings.codesAnHourInAll, seconds: HOUR };
  const seconds = await countTry(db, all, "all", now);
  if (seconds !== null) return fail(Code.tooManyRequests, { seconds });
}

/** What counts a code, in the order of its locks: for whom the account knows its own alone. */
async function countsOf(
  phone: string,
  sending: Sending,
): Promise<{ readonly pace: Pace; readonly subject: string }[]> {
  const { parts } = sending;
  const { codesAnHour: free } = parts.settings;
  const hashed = (...of: readonly string[]) => keyedHash(parts.signingKey, "limit", ...of);
  const owner = await findMember(sending.db, { phone });
  const known = await knownAs(owner?.uid ?? null, sending);
  if (known !== null) return [{ pace: OF_KNOWN, subject: hashed(phone, known) }];
  const { kind, name } = await placeOf(sending);
  const ofPlace = { name: `codes sent from one ${kind}`, free, pause: 60, longest: 300, drains: HOUR };
  return [
    { pace: ofPlace, subject: name },
    { pace: OF_PHONE, subject: hashed(phone) },
    { pace: OF_PHONE_AT_ONE, subject: hashed(phone, kind, name) },
  ];
}

/**
 * The host that a phone may fill the code in at; null where only the request says which that is, and a real text would
 * carry what anybody wrote there.
 */
function hostOf({ origin, parts }: Pick<Sending, "origin" | "parts">): string | null {
  const { publicOrigin, twilio } = parts.settings;
  if (publicOrigin === null && twilio !== null) return null;
  return new URL(sentOrigin(origin, parts.settings)).hostname;
}

type Purpose = z.infer<typeof CodePurpose>;

interface Checking extends Asking {
  readonly fail: Fail<typeof Code.wrongCode | typeof Code.tooManyRequests>;
  readonly failKeeping: Fail<typeof Code.wrongCode>;
}

export interface GivenCode {
  /** E.164. */
  readonly phone: string;
  readonly purpose: Purpose;
  readonly code: string;
}

type Sent = typeof verificationCodes.$inferSelect;

/**
 * Checks a code that was sent to a phone for a purpose, and leaves it to be used. 107 for a wrong, old, used or worn-out
 * one; 90006 after too many. A wrong one counts, although the call fails, only against a code that was sent to who
 * enters it: where there is none, nothing can be guessed, and nobody else's code is worn out.
 */
export async function checkCode(given: GivenCode, checking: Checking): Promise<Sent> {
  const { db, fail, failKeeping, parts } = checking;
  const { phone, purpose } = given;
  // Counts are locked before codes; what is looked for here may be gone once it is locked.
  if ((await sentTo(given, checking)) === undefined) return fail(Code.wrongCode);
  const owner = await findMember(db, { phone });
  const guess = await countGuess("code", { account: phone, uid: owner?.uid ?? null }, checking);
  const sent = await sentTo(given, checking, "locked");
  if (sent === undefined) return fail(Code.wrongCode);
  if (!isSame(sent.code_hash, codeHash(parts, given))) {
    await db
      .update(verificationCodes)
      .set({ tries_left: sql`greatest(0, ${verificationCodes.tries_left} - 1)` })
      .where(and(ofPhone({ phone, purpose }), eq(verificationCodes.asker, sent.asker)));
    return failKeeping(Code.wrongCode);
  }
  await guess.wasRight();
  return sent;
}

/** Checks a code and uses it up: it is good for nothing more. */
export async function takeCode(given: GivenCode, checking: Checking): Promise<void> {
  const { asker } = await checkCode(given, checking);
  await checking.db
    .update(verificationCodes)
    .set({ used_at: checking.now })
    .where(and(ofPhone(given), eq(verificationCodes.asker, asker)));
}

/** The code that is good now for who enters it: sent to their browser, else to one that did not say which it is. */
async function sentTo(
  { phone, purpose }: GivenCode,
  checking: Checking,
  lock?: "locked",
): Promise<Sent | undefined> {
  const { db, now } = checking;
  const asker = askerOf(purpose, checking);
  const query = db
    .select()
    .from(verificationCodes)
    .where(
      and(
        ofPhone({ phone, purpose }),
        inArray(verificationCodes.asker, [asker, NOBODY]),
        isNull(verificationCodes.used_at),
        gt(verificationCodes.expires_at, now),
        gt(verificationCodes.tries_left, 0),
      ),
    )
    .orderBy(verificationCodes.asker);
  const rows = await (lock === undefined ? query : query.for("update"));
  return rows.find((row) => row.asker === asker) ?? rows[0];
}

const ofPhone = ({ phone, purpose }: Pick<GivenCode, "phone" | "purpose">) =>
  and(eq(verificationCodes.phone, phone), eq(verificationCodes.purpose, purpose));

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Who asks for a code without saying which browser they are, as older pages do. */
const NOBODY = "";

/** Codes that only who is signed in asks for. */
const OF_MEMBERS: readonly string[] = ["cancel_account", "change_phone"];

/**
 * Whom a code is sent to: nobody but the browser that asked for it, or, where it does not say which it is, the member,
 * can enter it, wear it out or take its place.
 */
function askerOf(purpose: string, { caller, device }: Pick<Asking, "caller" | "device">): string {
  if (device !== null) return device;
  return OF_MEMBERS.includes(purpose) && caller !== null ? `member ${caller.uid}` : NOBODY;
}

/** What is kept of a code: bound to its phone and purpose, and, being short, under a key. */
function codeHash(
  { signingKey }: Pick<Parts, "signingKey">,
  { phone, purpose, code }: { readonly phone: string; readonly purpose: string; readonly code: string },
): string {
  return keyedHash(signingKey, "verification code", phone, purpose, code);
}
