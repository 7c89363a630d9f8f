import { useTranslation } from "react-i18next";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import type { CouponOffer } from "#contract/coupon.ts";
import { STORE_ZONE } from "./storeZone.ts";
import styles from "./Ticket.module.css";

interface TicketTermsProps {
  readonly offered: Pick<
    CouponOffer,
    "minimum_spend" | "scope" | "usage_type" | "validity_days" | "end_time"
  >;
  /** Claims left in all; -1 is unlimited. */
  readonly left: number;
  /** Until when the one that was claimed is good; null where that is not known. */
  readonly goodUntil: string | null;
}

/** From which amount, for what, where and until when a coupon can be used, and how many there still are. */
export function TicketTerms({ offered, left, goodUntil }: TicketTermsProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const time = (instant: string) => dayAndTime(instant, tag, STORE_ZONE);
  const { minimum_spend, scope, usage_type, validity_days, end_time } = offered;
  const validity = () => {
    if (goodUntil !== null) return t("coupon.goodUntil", { time: time(goodUntil) });
    if (validity_days !== null) return t("coupon.validDays", { count: validity_days });
    return end_time === null ? null : t("coupon.goodUntil", { time: time(end_time) });
  };
  const terms = [
    minimum_spend > 0 ? t("coupon.minimum", { price: money(minimum_spend) }) : t("coupon.noMinimum"),
    t(`coupon.scope.${scope}`),
    t(`coupon.usage.${usage_type}`),
    validity(),
    end_time === null ? null : t("coupon.claimUntil", { time: time(end_time) }),
    left === -1 ? null : t("coupon.left", { count: left }),
  ];
  return <ul className={styles.terms}>{terms.map((term) => term !== null && <li key={term}>{term}</li>)}</ul>;
}
