import { useTranslation } from "react-i18next";
import { deliveryGap } from "#domain/delivery/deliveryTerms.ts";
import { money } from "#text/formats.ts";
import type { Delivery } from "./useDelivery.ts";

/** Says what goods of so much lack for their delivery, the gravest first; null where nothing is to be said. */
export function useMissingWords() {
  const { t } = useTranslation("storeHome");
  return ({ state, terms }: Delivery, goods_subtotal: number): string | null => {
    if (state === "beyond") return t("beyond.short");
    const { toMinimum, toFree } = deliveryGap(terms, goods_subtotal);
    if (toMinimum > 0) return t("toMinimum", { price: money(toMinimum) });
    if (toFree > 0) return t("toFree", { price: money(toFree) });
    return terms.dispatchprice > 0 && terms.freeprice > 0 ? t("isFree") : null;
  };
}
