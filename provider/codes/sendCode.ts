import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import { CODE_LIFE, CODE_RESEND, CODE_TRIES, CODES_A_DAY } from "#contract/accountRules.ts";
import type { CodeSent } from "#contract/codeSent.ts";
import type { CodePurpose } from "#contract/contacts.ts";
import type { Context, Fail } from "#provider/context.ts";
import { verificationCodes } from "#provider/db/tables/signIn.ts";
import { keyedHash } from "#provider/keyedHash.ts";
import { countTry, type Limit } from "#provider/limits.ts";
import { queueSms } from "#provider/sms/queueSms.ts";
import { type Hint, codeText, hintText } from "#provider/sms/smsText.ts";
import { codeHash } from "./codeHash.ts";

const HOUR = 3_600;
const OF_PHONE: Limit = { name: "codes of a phone", most: CODES_A_DAY, seconds: 86_400 };

interface Sending extends Pick<Context, "db" | "address" | "language" | "now" | "origin" | "parts"> {
  readonly fail: Fail<90006>;
}

interface Wanted {
  /** E.164. */
  readonly phone: string;
  readonly purpose: z.infer<typeof CodePurpose>;
  /** Told to the phone instead of a code where none would help; the answer is the same. */
  readonly hint?: Hint | null;
}

/**
 * Sends a new code, which takes the place of the one before. 90006 with the seconds to wait: after each for a minute;
 * after so many for a phone, a network address, or all of them (decisions, "Verification code").
 */
export async function sendCode(wanted: Wanted, sending: Sending): Promise<z.infer<typeof CodeSent>> {
  const { db, language, now, parts } = sending;
  const { phone, purpose, hint = null } = wanted;
  const { codeLength } = parts.settings;
  await limited(wanted, sending);

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
    .values({ phone, purpose, ...sent })
    .onConflictDoUpdate({ target: [verificationCodes.phone, verificationCodes.purpose], set: sent });
  const text =
    hint === null
      ? codeText({ code, purpose, language, host: hostOf(sending) })
      : hintText({ hint, language });
  await queueSms(db, { phone, text, now }, parts);
  return { length: codeLength, expires_in: CODE_LIFE, resend_in: CODE_RESEND };
}

async function limited({ phone, purpose }: Wanted, sending: Sending): Promise<void> {
  const { address, db, fail, now, parts } = sending;
  const { codesAnHour, codesAnHourInAll } = parts.settings;
  const subject = keyedHash(parts.signingKey, "limit", phone);
  const waits = [
    await countTry(db, { name: "codes of an address", most: codesAnHour, seconds: HOUR }, address, now),
    await countTry(db, OF_PHONE, subject, now),
  ];
  const [last] = await db
    .select({ sent_at: verificationCodes.sent_at })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.phone, phone), eq(verificationCodes.purpose, purpose)))
    .for("update");
  const since = last === undefined ? CODE_RESEND : (now.getTime() - last.sent_at.getTime()) / 1_000;
  // Sent in the future: the clock was put back, and nobody shall wait for it.
  if (since >= 0 && since < CODE_RESEND) waits.push(Math.ceil(CODE_RESEND - since));
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) return fail(90006, { seconds: wait });
  const all = { name: "codes of all", most: codesAnHourInAll, seconds: HOUR };
  const seconds = await countTry(db, all, "all", now);
  if (seconds !== null) return fail(90006, { seconds });
}

/**
 * The host that a phone may fill the code in at; null where only the request says which that is, and a real text would
 * carry what anybody wrote there.
 */
function hostOf({ origin, parts }: Sending): string | null {
  const { publicOrigin, twilio } = parts.settings;
  if (publicOrigin === null && twilio !== null) return null;
  return new URL(publicOrigin ?? origin).hostname;
}
