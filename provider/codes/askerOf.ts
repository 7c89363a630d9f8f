import type { Asking } from "#provider/members/askers.ts";

/** Who asks for a code without saying which browser they are, as older pages do. */
export const NOBODY = "";

/** Codes that only who is signed in asks for. */
const OF_MEMBERS: readonly string[] = ["cancel_account", "change_phone"];

/**
 * Whom a code is sent to: nobody but the browser that asked for it, or, where it does not say which it is, the member,
 * can enter it, wear it out or take its place.
 */
export function askerOf(purpose: string, { caller, device }: Pick<Asking, "caller" | "device">): string {
  if (device !== null) return device;
  return OF_MEMBERS.includes(purpose) && caller !== null ? `member ${caller.uid}` : NOBODY;
}
