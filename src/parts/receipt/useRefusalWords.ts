import { useTranslation } from "react-i18next";
import type { Failure } from "#net/answer.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { refusal } from "#parts/form/refusal.ts";

/** Codes whose message says less than can be said here: what to do instead. */
const OWN = [418, 419, 424] as const;

/** Why a receipt was not made out, at the field that it is about. */
export function useRefusalWords(): (failure: Failure) => Refusal {
  const { t } = useTranslation("receipt");
  return (failure) => {
    const refused = refusal(failure, { 420: "title", 114: "email" });
    const own = failure.kind === "code" ? OWN.find((code) => code === failure.code) : undefined;
    return own === undefined
      ? refused
      : { field: null, fault: { kind: "message", code: own, text: t(`refused.${own}`) } };
  };
}
