import { PENDING_LINE_KEY } from "#state/forgetPlatforms.ts";
import { local } from "#state/local.ts";
import type { SignInIntent } from "#state/signInDoor.ts";

/**
 * A sign-in that this browser left for, in local storage, as LINE may come back in another tab; LINE's SDK keeps its own
 * part there too.
 */
interface PendingLine {
  readonly intent: SignInIntent;
  /** Address of this app to come back to. */
  readonly target: string;
  /** Whether one left again because LINE's token had run out: that is done once. */
  readonly isRenewal: boolean;
}

export function keepPendingLine(pending: PendingLine): void {
  local.set(PENDING_LINE_KEY, JSON.stringify(pending));
}

/** What this browser left for; null when it did not. Given once. */
export function takePendingLine(): PendingLine | null {
  const text = local.get(PENDING_LINE_KEY);
  if (text === null) return null;
  local.remove(PENDING_LINE_KEY);
  try {
    const { intent, target, isRenewal } = JSON.parse(text) ?? {};
    return (intent === "sign_in" || intent === "link") && typeof target === "string"
      ? { intent, target, isRenewal: isRenewal === true }
      : null;
  } catch {
    return null;
  }
}
