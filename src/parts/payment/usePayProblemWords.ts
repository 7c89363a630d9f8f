import { useTranslation } from "react-i18next";
import { money } from "#text/formats.ts";
import type { PayProblem } from "./usePay.ts";

/** Says why an order is not paid yet, and what can be done. */
export function usePayProblemWords(): (problem: PayProblem) => string {
  const { t } = useTranslation("bill");
  return (problem) => {
    switch (problem.kind) {
      case "declined":
        return t("payDeclined");
      case "short":
        return t("payShort", { missing: money(problem.missing) });
      case "changed":
        return t("payChanged");
      case "refused":
        return problem.text;
      case "unknown":
        return t("payUnknown");
      case "offline":
        return t("payOffline");
    }
  };
}
