import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { CodePurpose } from "#contract/contacts.ts";
import type { Context, Fail } from "#provider/context.ts";
import { verificationCodes } from "#provider/db/tables/signIn.ts";
import { countGuess } from "#provider/members/guesses.ts";
import { codeHash } from "./codeHash.ts";

type Purpose = z.infer<typeof CodePurpose>;

interface Checking extends Pick<Context, "db" | "address" | "now"> {
  readonly parts: Pick<Context["parts"], "signingKey">;
  readonly fail: Fail<90006>;
  readonly failKeeping: Fail<107>;
}

export interface GivenCode {
  /** E.164. */
  readonly phone: string;
  readonly purpose: Purpose;
  readonly code: string;
}

/**
 * Checks a code that was sent to a phone for a purpose, and leaves it to be used: until when it can be. 107 for a wrong,
 * old, used or worn-out one, which counts as a try although the call fails; 90006 after too many of them.
 */
export async function checkCode(given: GivenCode, checking: Checking): Promise<Date> {
  const { db, failKeeping, now, parts } = checking;
  const { phone, purpose } = given;
  const guess = await countGuess("code", phone, checking);
  const own = and(eq(verificationCodes.phone, phone), eq(verificationCodes.purpose, purpose));
  const [sent] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        own,
        isNull(verificationCodes.used_at),
        gt(verificationCodes.expires_at, now),
        gt(verificationCodes.tries_left, 0),
      ),
    )
    .for("update");
  const hash = codeHash(parts, given);
  if (sent === undefined || !isSame(sent.code_hash, hash)) {
    await db
      .update(verificationCodes)
      .set({ tries_left: sql`greatest(0, ${verificationCodes.tries_left} - 1)` })
      .where(own);
    return failKeeping(107);
  }
  await guess.wasRight();
  return sent.expires_at;
}

/** Checks a code and uses it up: it is good for nothing more. */
export async function takeCode(given: GivenCode, checking: Checking): Promise<void> {
  await checkCode(given, checking);
  const { phone, purpose } = given;
  await checking.db
    .update(verificationCodes)
    .set({ used_at: checking.now })
    .where(and(eq(verificationCodes.phone, phone), eq(verificationCodes.purpose, purpose)));
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
