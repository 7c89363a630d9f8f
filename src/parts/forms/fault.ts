import * as Code from "#contract/codes.ts";
import type { Failure, Trouble } from "#net/answer.ts";

/** What forms find wrong by themselves; each has its words in the namespace `form`. */
export const FAULTS = [
  "phone_missing",
  "phone_digits",
  "phone_abroad",
  "code_missing",
  "code_digits",
  "password_missing",
  "password_short",
  "password_long",
  "password_characters",
  "password_common",
  "password_same",
  "present_wrong",
  "repeat_missing",
  "repeat_differs",
  "nickname_long",
  "consent_missing",
  "name_missing",
  "name_long",
  "postal_missing",
  "postal_digits",
  "prefecture_missing",
  "prefecture_long",
  "city_missing",
  "city_long",
  "street_missing",
  "street_long",
  "building_long",
  "label_long",
  "title_missing",
  "title_long",
  "email_missing",
  "email_wrong",
  "star_missing",
  "review_missing",
  "review_long",
  "gift_missing",
  "gift_short",
  "feedback_type_missing",
  "feedback_missing",
  "feedback_long",
] as const;
type FaultKey = (typeof FAULTS)[number];

/** Whether a form's message is one of ours. */
export function isFaultKey(message: string): message is FaultKey {
  return FAULTS.some((key) => key === message);
}

/**
 * What is wrong: words of ours, the provider's own, what is wrong with the network, or until when one has to wait, in
 * milliseconds since 1970.
 */
export type Fault =
  | { readonly kind: "key"; readonly key: FaultKey }
  | { readonly kind: "message"; readonly code: number; readonly text: string }
  | { readonly kind: "trouble"; readonly trouble: Trouble }
  | { readonly kind: "wait"; readonly until: number };

/** Why a form was not taken: at the field that it is about, or at the form as a whole. */
export interface Refusal {
  readonly field: string | null;
  readonly fault: Fault;
}

/** Seconds to wait when the provider does not say how many. */
const SOME_SECONDS = 60;

/** A call's failure as a form says it: a code at the field that `fields` names for it, all else at the whole form. */
export function refusal(failure: Failure, fields: Readonly<Record<number, string>>): Refusal {
  if (failure.kind !== "code") return { field: null, fault: { kind: "trouble", trouble: failure.kind } };
  const field = fields[failure.code] ?? null;
  if (failure.code === Code.tooManyRequests) {
    return {
      field,
      fault: { kind: "wait", until: Date.now() + (failure.data.seconds ?? SOME_SECONDS) * 1_000 },
    };
  }
  // What is wrong with a new password, as the provider names it in 110 and 111.
  const key = `password_${failure.data.reason ?? ""}`;
  if (isFaultKey(key)) return { field, fault: { kind: "key", key } };
  return { field, fault: { kind: "message", code: failure.code, text: failure.message } };
}
