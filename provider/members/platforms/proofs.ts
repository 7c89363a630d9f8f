import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { usedProofs } from "#provider/db/tables/signIn.ts";
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

/** The hash that a proof is remembered by. */
export function proofHash(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** Whether one of these has signed someone in before. */
export async function isSpent(db: Database, hashes: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ proof_hash: usedProofs.proof_hash })
    .from(usedProofs)
    .where(inArray(usedProofs.proof_hash, [...hashes]));
  return found.length > 0;
}

/**
 * Takes proofs as used, within the transaction that they sign someone in with; false when one of them was taken.
 * Until `expires_at` they are remembered: after it they are refused for their age.
 */
export async function spendOnce(
  db: Database,
  hashes: readonly string[],
  { now, expires_at }: { readonly now: Date; readonly expires_at: Date },
): Promise<boolean> {
  const taken = await db
    .insert(usedProofs)
    .values(hashes.map((proof_hash) => ({ proof_hash, used_at: now, expires_at })))
    .onConflictDoNothing()
    .returning({ proof_hash: usedProofs.proof_hash });
  return taken.length === hashes.length;
}
