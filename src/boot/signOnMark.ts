/** Key of session storage that marks that this tab left for a single sign-on. */
const KEY = "noren.sign_on";

/** Notes that this tab leaves for a single sign-on, so that the user who comes back is expected. */
export function markSignOn(storage: () => Storage): void {
  try {
    storage().setItem(KEY, "1");
  } catch {
    // Without a storage the customer is asked on coming back.
  }
}

/** Whether this tab left for a single sign-on; true once. */
export function takeSignOnMark(storage: () => Storage): boolean {
  try {
    const isMarked = storage().getItem(KEY) !== null;
    storage().removeItem(KEY);
    return isMarked;
  } catch {
    return false;
  }
}
