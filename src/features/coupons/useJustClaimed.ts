import { useLocation } from "react-router-dom";

/**
 * What comes with the way to a coupon's result from its claim: what was read of it before may still say otherwise, and
 * of the coupon, not of the piece in one's hands. Null `goodUntil`: without end.
 */
export interface JustClaimed {
  readonly justClaimed: true;
  readonly goodUntil: string | null;
}

/** Null where one came to the result in another way. */
export function useJustClaimed(): JustClaimed | null {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("justClaimed" in state)) return null;
  const goodUntil = "goodUntil" in state && typeof state.goodUntil === "string" ? state.goodUntil : null;
  return { justClaimed: true, goodUntil };
}
