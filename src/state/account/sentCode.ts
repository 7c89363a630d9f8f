import * as z from "zod/mini";
import type { RequestOf } from "#contract/call.ts";
import type { sendSmsCode } from "#contract/calls/signIn.ts";
import { sessionValue } from "#state/storage/sessionValue.ts";

export type Purpose = RequestOf<typeof sendSmsCode>["purpose"];

const SentCode = z.object({
  purpose: z.string(),
  /** Where it was sent to; null: to the member's own phone. */
  phone: z.nullable(z.string()),
  /** Digits. */
  length: z.int(),
  /** Instants of this device's clock, in milliseconds since 1970. */
  expiresAt: z.number(),
  resendAt: z.number(),
});
/** A verification code on its way, without the code: a phone that reloads the page while one reads a message has it. */
export type SentCode = z.infer<typeof SentCode>;

const kept = sessionValue("noren.code", SentCode);

/** The code on its way for a purpose, as long as it is taken; null for none. */
export function readSentCode(purpose: Purpose, now: number): SentCode | null {
  const sent = kept.read();
  if (sent === null || sent.expiresAt <= now) {
    forgetSentCode();
    return null;
  }
  return sent.purpose === purpose ? sent : null;
}

export function keepSentCode(sent: SentCode): void {
  kept.keep(sent);
}

/** To be called once the code has served, or is given up. */
export function forgetSentCode(): void {
  kept.keep(null);
}
