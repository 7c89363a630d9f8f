import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { CallFailed } from "./callFailed.ts";
import type { Database } from "./db/database.ts";
import { idempotencyKeys } from "./db/tables/members.ts";

export interface Intent {
  /** The member's uid; "anyone" without a session. */
  readonly scope: string;
  readonly key: string;
  readonly path: string;
  /** The request without what only identifies its sender. */
  readonly request: unknown;
  readonly now: Date;
}

/**
 * Does a write once for its key. The key, the effect and the answer commit together; `db` is the transaction of all
 * three. Of two requests with one key at the same time the second waits for the first (the insert waits for the row),
 * and then gets its answer.
 *
 * An answer may hold a token, which is nowhere else kept readable. So it is kept encrypted under the key that the
 * client made, of which we keep a hash alone: who reads the database reads no answers.
 * @throws CallFailed 90004 when the key was used for something else
 */
export async function once(db: Database, intent: Intent, work: () => Promise<unknown>): Promise<unknown> {
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
    return decrypted(first.answer, intent.key);
  }
  const answer = await work();
  await db
    .update(idempotencyKeys)
    .set({ answer: encrypted(answer, intent.key) })
    .where(own);
  return answer;
}

/** Stands in the row until the answer is known; nobody else ever sees it. */
const UNANSWERED = {};

const Kept = z.object({ iv: z.string(), tag: z.string(), text: z.string() });

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function secretOf(key: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "noren idempotent answer", 32));
}

function encrypted(answer: unknown, key: string): z.infer<typeof Kept> {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secretOf(key), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer ?? null)), cipher.final()]);
  const [ivText, tag, kept] = [iv, cipher.getAuthTag(), text].map((part) => part.toString("base64"));
  return { iv: ivText ?? "", tag: tag ?? "", text: kept ?? "" };
}

function decrypted(kept: unknown, key: string): unknown {
  const { iv, tag, text } = Kept.parse(kept);
  const decipher = createDecipheriv("aes-256-gcm", secretOf(key), Buffer.from(iv, "base64"));
  decipher.setAuthTag(Buffer.from(tag, "base64"));
  const parts = [decipher.update(Buffer.from(text, "base64")), decipher.final()];
  return JSON.parse(Buffer.concat(parts).toString());
}

/** JSON in which the order of fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
