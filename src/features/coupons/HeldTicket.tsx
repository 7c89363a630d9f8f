import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Coupon } from "#contract/coupon.ts";
import styles from "#parts/coupon/Ticket.module.css";
import { TicketTerms } from "#parts/coupon/TicketTerms.tsx";
import { money } from "#text/money.ts";

interface HeldTicketProps {
  readonly coupon: Coupon;
  /** Until when it is good; null: without end, or not known. */
  readonly goodUntil: string | null;
  readonly isOver?: boolean;
  /** What became of it, and what can be done with it. */
  readonly children?: ReactNode;
}

/** A coupon in the customer's hands as a ticket: what it gives, of which store, on what terms. */
export function HeldTicket({ coupon, goodUntil, isOver = false, children }: HeldTicketProps) {
  const { t } = useTranslation("specials");
  const { t: tc } = useTranslation("coupons");
  const id = useId();
  const { name, store_name, description, discount_type, discount_price, max_discount } = coupon;
  return (
    <article className={styles.ticket} data-over={isOver || undefined} aria-labelledby={id}>
      <div className={styles.worth}>
        <p className={styles.amount}>
          {discount_type === 1
            ? t("coupon.percent", { percent: discount_price })
            : t("coupon.amount", { price: money(discount_price) })}
        </p>
        {max_discount !== null && (
          <p className={styles.atMost}>{t("coupon.atMost", { price: money(max_discount) })}</p>
        )}
      </div>
      <div className={styles.body}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.about}>{store_name ?? tc("everyStore")}</p>
        {description !== "" && <p className={styles.about}>{description}</p>}
        {!isOver && (
          <TicketTerms
            offered={
              goodUntil === null
                ? { ...coupon, end_time: null }
                : { ...coupon, end_time: null, validity_days: null }
            }
            left={-1}
            goodUntil={goodUntil}
          />
        )}
        {children}
      </div>
    </article>
  );
}
