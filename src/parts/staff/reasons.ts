/** Why guests call the staff most; the last one is told in words of their own. */
export const REASONS = ["water", "plates", "bill", "other"] as const;
export type Reason = (typeof REASONS)[number];
