import { useTranslation } from "react-i18next";
import type { CheckoutFaults } from "./checkoutFaults.ts";

/** Words for what is wrong with a field. */
export function useErrorText(): (key: CheckoutFaults[keyof CheckoutFaults]) => string | undefined {
  const { t } = useTranslation("checkout");
  return (key) => (key === undefined ? undefined : t(key));
}
