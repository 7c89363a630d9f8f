import { useTranslation } from "react-i18next";
import { useAmountWords } from "#parts/storedValue/useAmountWords.ts";
import type { PurchaseProblem } from "./usePurchase.ts";

/** Says why nothing was bought yet, and what can be done. */
export function useProblemWords(): (problem: PurchaseProblem) => string {
  const { t } = useTranslation("value");
  const { t: tb } = useTranslation("bill");
  const amountWords = useAmountWords();
  return (problem) => {
    switch (problem.kind) {
      case "refused":
        return problem.text;
      case "bounds":
        return amountWords(problem);
      case "unknown":
        return tb("payUnknown");
      case "offline":
        return tb("payOffline");
      default:
        return t(`buy.${problem.kind}`);
    }
  };
}
