import { useTranslation } from "react-i18next";
import type { Coupon, CouponOffer } from "#contract/coupon.ts";
import { CouponScope, DiscountType } from "#contract/enumerations.ts";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./Ticket.module.css";

type Worth = Pick<Coupon, "discount_price" | "discount_type">;

function useWorthWords(): (coupon: Worth) => string {
  const { t } = useTranslation("specials");
  return ({ discount_price, discount_type }) =>
    discount_type === DiscountType.percent
      ? t("coupon.percent", { percent: discount_price })
      : t("coupon.amount", { price: money(discount_price) });
}

interface TicketNameProps {
  readonly coupon: Worth & Pick<Coupon, "name">;
  readonly id: string;
  readonly heading: "h2" | "h3";
}

/** An amount's words without how they are spaced and what yen are called. */
const bare = (words: string) => words.toLowerCase().replaceAll(/[\s,¥￥]|日?[元円圓]|엔|yen/gu, "");

/** How a coupon is called: not to be seen where that is what it takes off, which stands large beside it. */
export function TicketName({ coupon, id, heading: Heading }: TicketNameProps) {
  const isSeen = bare(coupon.name) !== bare(useWorthWords()(coupon));
  return (
    <Heading id={id} className={isSeen ? styles.name : "visually-hidden"}>
      {coupon.name}
    </Heading>
  );
}

/** What a coupon takes off, large, and the most that it does. */
export function TicketWorth({ coupon }: { readonly coupon: Worth & Pick<Coupon, "max_discount"> }) {
  const { t } = useTranslation("specials");
  const { max_discount } = coupon;
  const words = useWorthWords()(coupon);
  return (
    <div className={styles.worth}>
      <p className={styles.amount}>{words}</p>
      {max_discount !== null && (
        <p className={styles.atMost}>{t("coupon.atMost", { price: money(max_discount) })}</p>
      )}
    </div>
  );
}

interface TicketTermsProps {
  readonly offered: Pick<
    CouponOffer,
    "minimum_spend" | "scope" | "usage_type" | "validity_days" | "end_time"
  >;
  /** What the coupon says of itself; may be empty. */
  readonly about: string;
  /** Claims left in all; -1 is unlimited. */
  readonly left: number;
  /** Until when the one that was claimed is good; null where that is not known. */
  readonly goodUntil: string | null;
}

/**
 * What limits the use of a coupon, in one line: from which amount, for what, where, until when, and how many there still
 * are. What limits nothing, how long it will be good, and until when it can be claimed, is folded away.
 */
export function TicketTerms({ offered, about, left, goodUntil }: TicketTermsProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const time = (instant: string) => dayAndTime(instant, tag, STORE_ZONE);
  const { minimum_spend, scope, usage_type, validity_days, end_time } = offered;
  const isByDays = goodUntil === null && validity_days !== null;
  const until = goodUntil ?? end_time;
  const of = t(`coupon.scope.${scope}`);
  const where = t(`coupon.usage.${usage_type}`);
  const limits = [
    minimum_spend > 0 ? t("coupon.minimum", { price: money(minimum_spend) }) : null,
    scope === CouponScope.store ? null : of,
    usage_type === "common" ? null : where,
    isByDays || until === null ? null : t("coupon.goodUntil", { time: time(until) }),
    left === -1 ? null : t("coupon.left", { count: left }),
  ].filter((term) => term !== null);
  const further = [
    about || null,
    minimum_spend > 0 ? null : t("coupon.noMinimum"),
    scope === CouponScope.store ? of : null,
    usage_type === "common" ? where : null,
    isByDays ? t("coupon.validDays", { count: validity_days }) : null,
    end_time === null ? null : t("coupon.claimUntil", { time: time(end_time) }),
  ].filter((term) => term !== null);
  return (
    <>
      <ul className={styles.limits}>
        {limits.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {further.length > 0 && (
        <details className={styles.further}>
          <summary>{t("coupon.details")}</summary>
          <ul>
            {further.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
