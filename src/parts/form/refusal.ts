import type { Failure } from "#net/answer.ts";
import type { Refusal } from "./fault.ts";

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
  if (hasReason(failure.data, "common")) return { field, fault: { kind: "key", key: "password_common" } };
  return { field, fault: { kind: "message", code: failure.code, text: failure.message } };
}

function secondsIn(data: unknown): number {
  if (typeof data !== "object" || data === null || !("seconds" in data)) return SOME_SECONDS;
  return typeof data.seconds === "number" && data.seconds > 0 ? data.seconds : SOME_SECONDS;
}

function hasReason(data: unknown, reason: string): boolean {
  return typeof data === "object" && data !== null && "reason" in data && data.reason === reason;
}
