import type { TFunction } from "i18next";
import type { DeskFault } from "#contract/calls/desk/deskCall.ts";
import type { Refusal } from "#parts/forms/fault.ts";
import type { DeskFailure } from "./deskSend.ts";

/** Seconds to wait when the provider does not say how many. */
const SOME_SECONDS = 30;

/** A failure as a form says it: a fault at the field that `fields` names for it, all else at the whole form. */
export function deskRefusal(
  failure: DeskFailure,
  t: TFunction<"desk/desk">,
  fields: Partial<Record<DeskFault, string>> = {},
): Refusal {
  if (failure.kind === "trouble")
    return { field: null, fault: { kind: "trouble", trouble: failure.trouble } };
  const { fault, seconds } = failure;
  if (fault === "held_up")
    return { field: null, fault: { kind: "wait", until: Date.now() + (seconds ?? SOME_SECONDS) * 1_000 } };
  return { field: fields[fault] ?? null, fault: { kind: "message", code: 0, text: t(`fault.${fault}`) } };
}

/** A failure in words, outside of forms. */
export function failureText(failure: DeskFailure, t: TFunction<["desk/desk", "form"]>): string {
  return failure.kind === "trouble" ? t(`form:trouble.${failure.trouble}`) : t(`fault.${failure.fault}`);
}
