import { useTranslation } from "react-i18next";
import type { CardBrand } from "#contract/payment.ts";

const LAST = 4;

/** What a card is called: its brand, and the last four digits of its number as far as it is known. */
export function useCardName(): (brand: CardBrand, number: string) => string {
  const { t } = useTranslation("card");
  return (brand, number) => t("ends", { brand: t(`brand.${brand}`), last4: number.slice(-LAST) });
}
