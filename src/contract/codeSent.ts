import * as z from "zod/mini";

/** A verification code is on its way; the code itself is never answered. */
export const CodeSent = z.object({
  /** Digits of the code. */
  length: z.int(),
  /** Seconds until the code is no longer taken. */
  expires_in: z.int(),
  /** Seconds until another can be asked for. */
  resend_in: z.int(),
});
