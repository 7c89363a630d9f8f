import { createHash } from "node:crypto";
import type { BaseParameters } from "#contract/call.ts";

/** What a page says with the first request of a key, by which it is known to be the same, and with those after it. */
export function repeatable(secret: string): {
  readonly first: Pick<BaseParameters, "repeat_hash">;
  readonly again: Pick<BaseParameters, "repeat_secret">;
} {
  const repeat_hash = createHash("sha256").update(secret).digest("hex");
  return { first: { repeat_hash }, again: { repeat_secret: secret } };
}
