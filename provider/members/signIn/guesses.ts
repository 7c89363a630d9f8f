import * as Code from "#contract/codes.ts";
import type { Fail } from "#provider/server/context.ts";
import { clearPaced, countPaced, type Pace, takeBack } from "#provider/server/limits.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { type Asking, knownAs, placeOf } from "./askers.ts";

/** How fast may be guessed: by who is known to the account, by strangers at one place, by all strangers together. */
interface Paces {
  readonly known: Pace;
  /** One account from one place. */
  readonly stranger: Pace | null;
  /** One account from everywhere. */
  readonly strangers: Pace | null;
  /** All accounts from one place. */
  readonly place: Pace | null;
}

const QUARTER = 900;
const HOUR = 3_600;
const DAY = 86_400;

const pacesOf = {
  /** Each code that was sent ends after five wrong tries besides (`CODE_TRIES`), whoever makes them. */
  code: {
    known: { name: "codes by the known", free: 20, pause: 15, longest: QUARTER, drains: DAY },
    stranger: null,
    strangers: { name: "codes of a phone", free: 20, pause: 60, longest: HOUR, drains: DAY },
    place: { name: "codes of an address", free: 30, pause: 10, longest: 300, drains: HOUR },
  },
  /** Sixty random bits, tried by members alone. */
  activation: {
    known: { name: "activation codes", free: 10, pause: 60, longest: HOUR, drains: HOUR },
    stranger: null,
    strangers: null,
    place: null,
  },
  password: {
    known: { name: "passwords by the known", free: 10, pause: 15, longest: QUARTER, drains: HOUR },
    stranger: { name: "passwords by a stranger", free: 10, pause: 15, longest: QUARTER, drains: HOUR },
    strangers: { name: "passwords of an account", free: 30, pause: 5, longest: 60, drains: HOUR },
    place: { name: "passwords of an address", free: 60, pause: 10, longest: 60, drains: HOUR },
  },
} as const satisfies Record<string, Paces>;

interface Guessing extends Asking {
  readonly fail: Fail<typeof Code.tooManyRequests>;
}

interface Guessed {
  /** What is guessed at: a phone, a uid. */
  readonly account: string;
  /** Whose account that is; null for nobody's. */
  readonly uid: string | null;
}

/**
 * Counts a guess before it is looked at, so that of many at once no more are looked at than may be. 90006 with the
 * seconds to wait. A right one is taken back by what is answered; a wrong one must end with `failKeeping`.
 */
export async function countGuess(
  what: keyof typeof pacesOf,
  { account, uid }: Guessed,
  guessing: Guessing,
): Promise<{ wasRight: () => Promise<void> }> {
  const { db, fail, now, parts } = guessing;
  const paces: Paces = pacesOf[what];
  // Phones are counted by a hash: the table outlives the accounts.
  const hashed = (...of: readonly string[]) => keyedHash(parts.signingKey, "limit", ...of);
  const known = await knownAs(uid, guessing);
  const { kind, name } = await placeOf(guessing);
  /** Always in this order, in which they are locked; `own`: nobody's but the one who guesses. */
  const counts = (
    known === null
      ? [
          { pace: paces.place, subject: `${kind} ${name}`, isOwn: false },
          { pace: paces.strangers, subject: hashed(account), isOwn: false },
          { pace: paces.stranger, subject: hashed(account, kind, name), isOwn: true },
        ]
      : [{ pace: paces.known, subject: hashed(account, known), isOwn: true }]
  ).flatMap(({ pace, ...count }) => (pace === null ? [] : [{ pace, ...count }]));
  for (const { pace, subject } of counts) {
    const seconds = await countPaced(db, pace, subject, now);
    if (seconds !== null) return fail(Code.tooManyRequests, { seconds });
  }
  return {
    async wasRight() {
      for (const { isOwn, pace, subject } of counts) {
        await (isOwn ? clearPaced(db, pace, subject) : takeBack(db, pace, subject));
      }
    },
  };
}
