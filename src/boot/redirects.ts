import { sessionStore } from "#state/storage/storage.ts";

/** Key of session storage for the addresses that this tab left for a sign-in by itself, and when. */
const KEY = "noren.left";
/** Milliseconds in which nobody is led away from one address twice. */
const PAUSE = 60_000;

interface Surroundings {
  readonly storage: () => Storage;
  readonly now: () => number;
  readonly assign: (target: string) => void;
}

/**
 * One redirect that nobody asked for is allowed in a page load, so that a provider that refuses everything ends in words
 * and not in a loop; the customer's own taps are not counted. Off the page one is led at most once a minute from the same
 * address, and not at all by a browser that keeps nothing: nothing could stop it from being led away again. A page that
 * is on its way lives on until the next one answers, which on a slow net takes seconds: what asks meanwhile is told that
 * it leaves, and leads nowhere else.
 */
export function redirectAllowance({ storage, now, assign }: Surroundings) {
  let isSpent = false;
  let isHeld = false;
  let leftAt: number | null = null;

  /** For no longer than a minute: a way that was broken off is not waited for. */
  const isLeaving = () => leftAt !== null && now() >= leftAt && now() - leftAt < PAUSE;

  function follow(target: string): void {
    leftAt = now();
    assign(target);
  }

  function mayLeave(from: string): boolean {
    try {
      const kept: Record<string, number> = JSON.parse(storage().getItem(KEY) ?? "{}");
      // A clock that was set back meanwhile counts as a pause that is over.
      const young = Object.entries(kept).filter(([, at]) => now() >= at && now() - at < PAUSE);
      if (young.some(([address]) => address === from)) return false;
      const mark = JSON.stringify({ ...Object.fromEntries(young), [from]: now() });
      storage().setItem(KEY, mark);
      return storage().getItem(KEY) === mark;
    } catch {
      return false;
    }
  }

  return {
    /** Leaves the page for a sign-in elsewhere, or is leaving already; false where that is not to be. */
    leave(from: string, target: () => string | null): boolean {
      if (isLeaving()) return true;
      if (isSpent || isHeld) return false;
      const address = mayLeave(from) ? target() : null;
      if (address === null) {
        isHeld = true;
        return false;
      }
      isSpent = true;
      follow(address);
      return true;
    },
    /** Leaves the page because the customer asked for it. */
    leaveByTap: follow,
    /** The page is shown again as it was left: it is on its way no more, and has had its redirect. */
    stay(): void {
      leftAt = null;
    },
    /** Goes to another screen of ours; false where the page was redirected before. */
    go(navigate: () => void): boolean {
      if (isSpent) return false;
      isSpent = true;
      navigate();
      return true;
    },
  };
}

export type RedirectAllowance = ReturnType<typeof redirectAllowance>;

/** Key of session storage that marks that this tab left for a single sign-on. */
const SIGN_ON_KEY = "noren.sign_on";

/** Notes that this tab leaves for a single sign-on, so that the user who comes back is expected. */
export function markSignOn(): void {
  sessionStore.set(SIGN_ON_KEY, "1");
}

/** Whether this tab left for a single sign-on; true once. */
export function takeSignOnMark(): boolean {
  const isMarked = sessionStore.get(SIGN_ON_KEY) !== null;
  sessionStore.remove(SIGN_ON_KEY);
  return isMarked;
}
