import * as z from "zod";
import type { Parts } from "#provider/server/context.ts";
import { Sealed, unseal } from "#provider/server/signing.ts";
import { SMS_SEAL } from "./queueSms.ts";

const Kept = z.object({ lasts: z.optional(z.boolean()) });

/** Whether a message carries no code that soon runs out. */
export function doesLast(kept: string): boolean {
  return kept !== "" && Kept.parse(JSON.parse(kept)).lasts === true;
}

/** The text of a message as it is kept; empty once it was handed to a real service. */
export function readSms(kept: string, { signingKey }: Pick<Parts, "signingKey">): string {
  return kept === "" ? "" : unseal(Sealed.parse(JSON.parse(kept)), signingKey, SMS_SEAL);
}
