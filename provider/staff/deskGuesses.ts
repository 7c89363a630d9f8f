import type { Database } from "#provider/db/database.ts";
import { clearPaced, countPaced, type Pace, takeBack } from "#provider/server/limits.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { type StaffMember, worksAt } from "./accounts.ts";
import { isKnownDevice } from "./deskSession.ts";
import type { DeskContext } from "./deskDispatch.ts";

/**
 * Guests and staff share a Wi-Fi, and with it an address: none of these counts goes by it. A browser on which the account
 * was open before, and a shared tablet of the account's stores, share their count with nobody, so that strangers who guess
 * slow down strangers alone.
 */
const OF_DEVICE: Pace = { name: "desk guess on a browser", free: 10, pause: 10, longest: 60, drains: 900 };
/** All browsers that the account was never open on. */
const OF_ACCOUNT: Pace = { name: "desk guess at an account", free: 10, pause: 30, longest: 300, drains: 900 };
/** Guesses at many accounts cost a processor's time: so many are made in all. */
const OF_ALL: Pace = { name: "desk guess of strangers", free: 500, pause: 5, longest: 60, drains: 300 };
/** Four digits of an account, at one shared tablet: thirty-odd tries in the first day, then one an hour. */
const OF_PIN: Pace = { name: "desk PIN at a tablet", free: 5, pause: 60, longest: 3_600, drains: 86_400 };
/** Codes of six digits, for who has the password. */
const OF_CODES: Pace = { name: "desk one-time code", free: 5, pause: 30, longest: 900, drains: 900 };

interface Count {
  readonly pace: Pace;
  readonly subject: string;
  /** Nobody else's tries are in it. */
  readonly isOwn: boolean;
}

type Secret = "password" | "code" | "pin";

/** Tries of one account, from one browser: of its password, its one-time code, or its PIN. */
export interface Guesses {
  /** @throws DeskFailed `held_up` while it is too soon */
  readonly count: (what: Secret) => Promise<void>;
  /** It was right: the browser's own tries are forgotten, this one is taken back from the others. */
  readonly right: (what: Secret) => Promise<void>;
  /** Whether the account was open on this browser before. */
  readonly isKnown: boolean;
}

/** Counts tries at what `login` names, whether there is such an account or not. */
export async function guessesAt(
  { login, member }: { readonly login: string; readonly member: StaffMember | null },
  context: Pick<
    DeskContext<never, "held_up">,
    "db" | "parts" | "now" | "browser" | "tablet" | "fail" | "log" | "address"
  >,
): Promise<Guesses> {
  const { address, browser, db, fail, log, now, parts, tablet } = context;
  const isAtOwnTablet = member !== null && tablet !== null && worksAt(member, tablet.store_id);
  const isKnown = isAtOwnTablet || (member !== null && (await isKnownDevice(db, member.id, browser.id)));
  const subject = (...of: string[]) => keyedHash(parts.signingKey, "desk guess", ...of);
  // A tablet is itself, whatever browser it says it is.
  const device = isAtOwnTablet ? tablet.id : browser.id;
  const own = { subject: subject("device", login, device), isOwn: true };
  const shared = { subject: subject("account", login), isOwn: false };
  const counts: Readonly<Record<Secret, readonly Count[]>> = {
    password: isKnown
      ? [{ pace: OF_DEVICE, ...own }]
      : [
          { pace: OF_ACCOUNT, ...shared },
          { pace: OF_ALL, subject: "all", isOwn: false },
        ],
    pin: [{ pace: OF_PIN, ...own }],
    code: [{ pace: OF_CODES, ...(isKnown ? own : shared) }],
  };
  return {
    isKnown,
    async count(what) {
      for (const { pace, subject: of } of counts[what]) {
        const seconds = await countPaced(db, pace, of, now);
        if (seconds === null) continue;
        log.warn("desk held up", { address, limit: pace.name, knownBrowser: isKnown, seconds });
        fail("held_up", { seconds });
      }
    },
    right: (what) => forget(db, counts[what]),
  };
}

async function forget(db: Database, counts: readonly Count[]): Promise<void> {
  for (const { isOwn, pace, subject } of counts)
    await (isOwn ? clearPaced(db, pace, subject) : takeBack(db, pace, subject));
}
