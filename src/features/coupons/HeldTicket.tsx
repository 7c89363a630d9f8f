import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Coupon } from "#contract/coupon.ts";
import styles from "#parts/coupon/Ticket.module.css";
import { TicketTerms } from "#parts/coupon/TicketTerms.tsx";
import { TicketWorth } from "#parts/coupon/TicketWorth.tsx";

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
  const { t } = useTranslation("coupons");
  const id = useId();
  const { name, store_name, description } = coupon;
  return (
    <article className={styles.ticket} data-over={isOver || undefined} aria-labelledby={id}>
      <TicketWorth coupon={coupon} />
      <div className={styles.body}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.about}>{store_name ?? t("everyStore")}</p>
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
