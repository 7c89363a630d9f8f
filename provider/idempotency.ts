import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { CallFailed } from "./callFailed.ts";
import type { Database } from "./db/database.ts";
import { idempotencyKeys } from "./db/tables/members.ts";
import { Sealed, seal, unseal } from "./seal.ts";

export interface Intent {
  /** The member's uid; "anyone" without a session. */
  readonly scope: string;
  readonly key: string;
  readonly path: string;
  /** The request without what only identifies its sender. */
  readonly request: unknown;
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
 * client made, of which we keep a hash alone: who reads the database reads no answers.
 * A failure that undoes nothing keeps no answer either: sent again it is tried again.
 * @throws CallFailed 90004 when the key was used for something else
 */
export async function once(db: Database, intent: Intent, work: () => Promise<unknown>): Promise<Done> {
  const { scope, path, now } = intent;
  const key = hash(`key\n${intent.key}`);
  const request_hash = hash(`${path}\n${canonical(intent.request)}`);
  const own = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, path, request_hash, answer: UNANSWERED, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(own);
    if (first?.request_hash !== request_hash) throw new CallFailed(90004);
    const text = unseal(Sealed.parse(first.answer), intent.key, PURPOSE);
    return { answer: JSON.parse(text) };
  }
  try {
    const answer = await work();
    const sealed = seal(JSON.stringify(answer ?? null), intent.key, PURPOSE);
    await db.update(idempotencyKeys).set({ answer: sealed }).where(own);
    return { answer };
  } catch (error) {
    if (!(error instanceof CallFailed) || !error.isKept) throw error;
    await db.delete(idempotencyKeys).where(own);
    return { failed: error };
  }
}

/** Stands in the row until the answer is known; nobody else ever sees it. */
const UNANSWERED = {};

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** JSON in which the order of fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
