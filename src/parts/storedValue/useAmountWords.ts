import { useTranslation } from "react-i18next";
import type { AmountFault } from "#domain/values/typedText.ts";
import { money } from "#text/formats.ts";

/** Why an amount is not taken. */
export type AmountTrouble =
  | { readonly kind: AmountFault | "expired" | "notHere" }
  | { readonly kind: "over"; readonly balance: number }
  | { readonly kind: "bounds"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "prices"; readonly prices: readonly number[] };

/** Says why an amount is not taken (specification, section 5: "Amount input error"). */
export function useAmountWords(): (trouble: AmountTrouble) => string {
  const { t } = useTranslation("value");
  return (trouble) => {
    switch (trouble.kind) {
      case "over":
        return t("fault.over", { balance: money(trouble.balance) });
      case "bounds":
        return t("fault.bounds", { minimum: money(trouble.minimum), maximum: money(trouble.maximum) });
      case "prices":
        return t("fault.prices", { prices: trouble.prices.map(money).join(" · ") });
      default:
        return t(`fault.${trouble.kind}`);
    }
  };
}
