import type { Parts } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";

/** What is kept of a code: bound to its phone and purpose, and, being short, under a key. */
export function codeHash(
  { signingKey }: Pick<Parts, "signingKey">,
  { phone, purpose, code }: { readonly phone: string; readonly purpose: string; readonly code: string },
): string {
  return keyedHash(signingKey, "verification code", phone, purpose, code);
}
