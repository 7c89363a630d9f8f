import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { CodePurpose } from "#contract/scalars.ts";
import type { Fail } from "#provider/server/context.ts";
import { verificationCodes } from "#provider/db/tables/signIn.ts";
import type { Asking } from "#provider/members/askers.ts";
import { findMember } from "#provider/members/findMember.ts";
import { countGuess } from "#provider/members/guesses.ts";
import { askerOf, NOBODY } from "./askerOf.ts";
import { codeHash } from "./codeHash.ts";

type Purpose = z.infer<typeof CodePurpose>;

interface Checking extends Asking {
  readonly fail: Fail<107 | 90006>;
  readonly failKeeping: Fail<107>;
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
  if ((await sentTo(given, checking)) === undefined) return fail(107);
  const owner = await findMember(db, { phone });
  const guess = await countGuess("code", { account: phone, uid: owner?.uid ?? null }, checking);
  const sent = await sentTo(given, checking, "locked");
  if (sent === undefined) return fail(107);
  if (!isSame(sent.code_hash, codeHash(parts, given))) {
    await db
      .update(verificationCodes)
      .set({ tries_left: sql`greatest(0, ${verificationCodes.tries_left} - 1)` })
      .where(and(ofPhone({ phone, purpose }), eq(verificationCodes.asker, sent.asker)));
    return failKeeping(107);
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
