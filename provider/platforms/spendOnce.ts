import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { usedProofs } from "#provider/db/tables/signIn.ts";

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
