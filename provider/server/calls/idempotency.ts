import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import type { Database } from "#provider/db/database.ts";
import { idempotencyKeys } from "#provider/db/tables/members.ts";
import { CallFailed } from "#provider/server/context.ts";
import { seal, Sealed, unseal } from "#provider/server/signing.ts";

export interface Intent {
  /** The member's uid; "anyone" without a session. */
  readonly scope: string;
  readonly key: string;
  readonly path: string;
  /** The request without what only identifies its sender. */
  readonly request: unknown;
  /** The hash of a secret, or the secret, by which the sender is known to be the same; null where they sent neither. */
  readonly proof: { readonly hash: string | null; readonly secret: string | null };
  readonly now: Date;
}

/** What a write came to: an answer, or a failure that undoes nothing. */
export type Done = { readonly answer: unknown } | { readonly failed: CallFailed };

/** The purpose that answers are sealed for. */
const PURPOSE = "noren idempotent answer";

/**
 * Does a write once for its key. The key, the effect and the answer commit together; `db` is the transaction of all
 * three. Of two requests with one key at the same time the second waits for the first (the insert waits for the row),
 * and then gets its answer.
 *
 * An answer may hold a token, which is nowhere else kept readable. So it is kept encrypted under the key that the
 * client made, of which we keep a hash alone: who reads the database reads no answers. Where anyone may call, key and
 * request are no proof of who asks: an answer that holds a session is given again only to who sends the secret whose
 * hash came with the first request. To anyone else the request is as good as new: it is done by what it proves itself
 * (a password, a token), or fails since that is spent.
 * A failure that undoes nothing keeps no answer either: sent again it is tried again.
 * @throws CallFailed 90004 when the key was used for something else
 */
export async function once(db: Database, intent: Intent, work: () => Promise<unknown>): Promise<Done> {
  const { scope, path, now } = intent;
  const key = hash(`key\n${intent.key}`);
  const request_hash = hash(`${path}\n${canonical(intent.request)}`);
  const proof_hash = intent.proof.secret === null ? intent.proof.hash : hexOf(intent.proof.secret);
  const own = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, path, request_hash, proof_hash, answer: UNANSWERED, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(own);
    if (first?.request_hash !== request_hash) throw new CallFailed(Code.idempotencyKeyReused);
    const kept = Sealed.safeParse(first.answer);
    const answer: unknown = kept.success ? JSON.parse(unseal(kept.data, intent.key, PURPOSE)) : null;
    const isSame = intent.proof.secret !== null && proof_hash === first.proof_hash;
    if (kept.success && (isSame || !isSession(scope, answer))) return { answer };
    // The first, alone of its key, is what its own sender can ask for again.
    return done(work);
  }
  const result = await done(work);
  if ("failed" in result) {
    await db.delete(idempotencyKeys).where(own);
    return result;
  }
  const { answer } = result;
  if (isSession(scope, answer) && proof_hash === null) return result;
  const sealed = seal(JSON.stringify(answer ?? null), intent.key, PURPOSE);
  await db.update(idempotencyKeys).set({ answer: sealed }).where(own);
  return result;
}

async function done(work: () => Promise<unknown>): Promise<Done> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (!(error instanceof CallFailed) || !error.isKept) throw error;
    return { failed: error };
  }
}

/** Who has such an answer is signed in. With a session in the request, that is the proof. */
function isSession(scope: string, answer: unknown): boolean {
  return scope === ANYONE && isRecord(answer) && "auth_token" in answer;
}

/** Whose keys are those of calls without a session. */
export const ANYONE = "anyone";

/** Stands in the row until the answer is known, and where it is kept for nobody. */
const UNANSWERED = {};

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function hexOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** JSON in which the order of fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
