import type { Parts } from "#provider/parts.ts";
import { Sealed, unseal } from "#provider/seal.ts";
import { SMS_SEAL } from "./queueSms.ts";

/** The text of a message as it is kept; empty once it was handed to a real service. */
export function readSms(kept: string, { signingKey }: Pick<Parts, "signingKey">): string {
  return kept === "" ? "" : unseal(Sealed.parse(JSON.parse(kept)), signingKey, SMS_SEAL);
}
