import { useState } from "react";
import { string } from "yup";
import type { ResponseOf } from "#contract/call.ts";
import { sendMemberSmsCode } from "#contract/calls/member.ts";
import { sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { typedCode } from "#domain/values/typedText.ts";
import { useSend } from "#net/useCall.ts";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import {
  forgetSentCode,
  keepSentCode,
  type Purpose,
  readSentCode,
  type SentCode,
} from "#state/account/sentCode.ts";

export interface PhoneCode {
  /** The code on its way; null before one was asked for, and once it is given up. */
  readonly sent: SentCode | null;
  /** Sends a code to a phone, or to the member's own; null when it is on its way. */
  readonly send: (phone: string | null) => Promise<Refusal | null>;
  /** Gives the code up, as when it has served. */
  readonly forget: () => void;
}

/** Codes of verification for one purpose; one that was sent survives a reload of the page. */
export function usePhoneCode(purpose: Purpose): PhoneCode {
  const send = useSend();
  const [sent, setSent] = useState(() => readSentCode(purpose, Date.now()));
  const fields = {
    [Code.codeNotSent]: "phone",
    [Code.phoneMissing]: "phone",
    [Code.alreadyRegistered]: "phone",
    [Code.accountNotFound]: "phone",
    [Code.idMissing]: "phone",
    [Code.tooManyRequests]: "phone",
  };
  return {
    sent,
    send: async (phone) => {
      const answer =
        phone === null || purpose === "change_phone"
          ? await send(
              sendMemberSmsCode,
              { purpose, ...(phone !== null && { phone }) },
              {
                handles: [
                  Code.codeNotSent,
                  Code.phoneMissing,
                  Code.alreadyRegistered,
                  Code.idMissing,
                  Code.tooManyRequests,
                ],
              },
            )
          : await send(
              sendSmsCode,
              { phone, purpose },
              {
                handles: [
                  Code.codeNotSent,
                  Code.phoneMissing,
                  Code.alreadyRegistered,
                  Code.accountNotFound,
                  Code.tooManyRequests,
                ],
              },
            );
      if (!answer.ok) return refusal(answer, fields);
      const next = sentAt(answer.data, purpose, phone, Date.now());
      keepSentCode(next);
      setSent(next);
      return null;
    },
    forget: () => {
      forgetSentCode();
      setSent(null);
    },
  };
}

function sentAt(
  { length, expires_in, resend_in }: ResponseOf<typeof sendSmsCode>,
  purpose: Purpose,
  phone: string | null,
  now: number,
): SentCode {
  return { purpose, phone, length, expiresAt: now + expires_in * 1_000, resendAt: now + resend_in * 1_000 };
}

/** A verification code of so many digits. */
export function codeSchema(length: number) {
  return string()
    .transform((typed: unknown) => (typeof typed === "string" ? typedCode(typed, length) : typed))
    .default("")
    .required("code_missing")
    .length(length, "code_digits");
}
