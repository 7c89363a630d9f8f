import { LINE_ISSUER, type LineClaims } from "#provider/gateways/line/line.ts";

/** Milliseconds that LINE's clock and ours may differ by. */
export const SKEW = 60_000;

export type ProofFault = "refused" | "expired" | "not_ours" | "used" | "another_browser" | "not_offered";

/** Whether what LINE vouches for is meant for us and still counts, by the provider's own clock. */
export function checkLineClaims(
  claims: LineClaims,
  expected: { readonly channelId: string; readonly nonce: string | undefined; readonly now: Date },
): ProofFault | null {
  if (claims.iss !== LINE_ISSUER || claims.aud !== expected.channelId || claims.sub === "") return "not_ours";
  if (claims.exp.getTime() + SKEW <= expected.now.getTime()) return "expired";
  // Who began without one was given none; who began with one is answered by it alone.
  if (expected.nonce !== undefined && claims.nonce !== expected.nonce) return "refused";
  return null;
}
