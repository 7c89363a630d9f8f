import { local, sessionStore } from "#state/storage/storage.ts";

/** Key prefix of what LINE's SDK keeps outside of LINE; its own sign-out removes what is kept under it, and no more. */
const LINE_STORE = "LIFF_STORE:";
/** Key of local storage for a sign-in by LINE that this browser left for. */
export const PENDING_LINE_KEY = "noren.line";
/** Key of session storage that marks that the customer signed out here. */
const SIGNED_OUT_KEY = "noren.signed_out";

/** After signing out: no platform signs anyone in again by itself, and LINE's tokens are gone from this browser. */
export function forgetPlatforms(): void {
  local.remove(PENDING_LINE_KEY);
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(LINE_STORE)) localStorage.removeItem(key);
  } catch {
    // What cannot be read was not kept.
  }
  sessionStore.set(SIGNED_OUT_KEY, "1");
}

/** Whether the customer signed out in this tab, and did not ask for a platform since. */
export function hasSignedOut(): boolean {
  return sessionStore.get(SIGNED_OUT_KEY) !== null;
}

/** The customer asks for a platform: from now on it may sign in by itself again. */
export function takeBackSignedOut(): void {
  sessionStore.remove(SIGNED_OUT_KEY);
}
