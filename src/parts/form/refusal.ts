import type { Failure } from "#net/answer.ts";
import { type FaultKey, isFaultKey, type Refusal } from "./fault.ts";

const TOO_MANY = 90006;
/** Seconds to wait when the provider does not say how many. */
const SOME_SECONDS = 60;

/** A call's failure as a form says it: a code at the field that `fields` names for it, all else at the whole form. */
export function refusal(failure: Failure, fields: Readonly<Record<number, string>>): Refusal {
  if (failure.kind !== "code") return { field: null, fault: { kind: "trouble", trouble: failure.kind } };
  const field = fields[failure.code] ?? null;
  if (failure.code === TOO_MANY) {
    return { field, fault: { kind: "wait", until: Date.now() + secondsIn(failure.data) * 1_000 } };
  }
  const key = passwordFault(failure.data);
  if (key !== null) return { field, fault: { kind: "key", key } };
  return { field, fault: { kind: "message", code: failure.code, text: failure.message } };
}

function secondsIn(data: unknown): number {
  if (typeof data !== "object" || data === null || !("seconds" in data)) return SOME_SECONDS;
  return typeof data.seconds === "number" && data.seconds > 0 ? data.seconds : SOME_SECONDS;
}

/** What is wrong with a new password, as the provider names it in 110 and 111. */
function passwordFault(data: unknown): FaultKey | null {
  if (typeof data !== "object" || data === null || !("reason" in data)) return null;
  const key = `password_${String(data.reason)}`;
  return isFaultKey(key) ? key : null;
}
