import { useTranslation } from "react-i18next";
import { money } from "#text/formats.ts";
import type { CouponTold } from "./useCouponPlace.ts";

/** Why a coupon cannot be used for the order, in words of the namespace `couponPlace`. */
export function useHindranceWords() {
  const { t } = useTranslation("couponPlace");
  return ({ hindrance, missing }: Pick<CouponTold, "hindrance" | "missing">): string =>
    hindrance === "minimum_spend" && missing > 0
      ? t("hindrance.short", { missing: money(missing) })
      : t(`hindrance.${hindrance}`);
}
