import type { Parts } from "#provider/server/context.ts";
import { Sealed, unseal } from "#provider/server/signing.ts";
import { MAIL_SEAL, SEALED_MARK } from "./sealMail.ts";

/** The text of a mail as its recipient reads it, sealed at rest or not; empty once a real server took it. */
export function readMail(kept: string, { signingKey }: Pick<Parts, "signingKey">): string {
  if (!kept.startsWith(SEALED_MARK)) return kept;
  return unseal(Sealed.parse(JSON.parse(kept.slice(SEALED_MARK.length))), signingKey, MAIL_SEAL);
}
