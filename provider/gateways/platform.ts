/** Why another platform does not vouch for someone: it says no, what it was shown has run out, or it does not answer. */
export type PlatformTrouble = "refused" | "expired" | "unreachable";
