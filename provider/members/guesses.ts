import type { Context, Fail } from "#provider/context.ts";
import { keyedHash } from "#provider/keyedHash.ts";
import { countTry, forgiveTry, type Limit } from "#provider/limits.ts";

/** What can be guessed, and how often it may be wrong for one account and for one network address. */
const limitsOf = {
  code: {
    account: { name: "wrong codes of a phone", most: 20, seconds: 86_400 },
    address: { name: "wrong codes of an address", most: 30, seconds: 3_600 },
  },
  activation: {
    account: { name: "wrong activation codes of a member", most: 10, seconds: 3_600 },
    address: { name: "wrong activation codes of an address", most: 30, seconds: 3_600 },
  },
  password: {
    account: { name: "wrong passwords of an account", most: 10, seconds: 900 },
    address: { name: "wrong passwords of an address", most: 60, seconds: 3_600 },
  },
} as const satisfies Record<string, Record<"account" | "address", Limit>>;

interface Guessing extends Pick<Context, "db" | "address" | "now"> {
  readonly parts: Pick<Context["parts"], "signingKey">;
  readonly fail: Fail<90006>;
}

/**
 * Counts a guess before it is looked at, so that of many at once no more are looked at than may be. 90006 with the
 * seconds to wait. A right one is taken back by what is answered; a wrong one must end with `failKeeping`.
 */
export async function countGuess(
  what: keyof typeof limitsOf,
  account: string,
  { address, db, fail, now, parts }: Guessing,
): Promise<{ wasRight: () => Promise<void> }> {
  // Phones are counted by a hash: the table outlives the accounts.
  const subject = keyedHash(parts.signingKey, "limit", account);
  const { account: ofAccount, address: ofAddress } = limitsOf[what];
  const waits = [await countTry(db, ofAddress, address, now), await countTry(db, ofAccount, subject, now)];
  const seconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (seconds > 0) return fail(90006, { seconds });
  return {
    async wasRight() {
      await forgiveTry(db, ofAddress, address, now);
      await forgiveTry(db, ofAccount, subject, now);
    },
  };
}
