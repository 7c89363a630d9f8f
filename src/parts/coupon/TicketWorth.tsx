import { useTranslation } from "react-i18next";
import type { Coupon } from "#contract/coupon.ts";
import { money } from "#text/formats.ts";
import styles from "./Ticket.module.css";

/** What a coupon takes off, large, and the most that it does. */
export function TicketWorth({
  coupon: { discount_price, discount_type, max_discount },
}: {
  readonly coupon: Pick<Coupon, "discount_price" | "discount_type" | "max_discount">;
}) {
  const { t } = useTranslation("specials");
  return (
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
  );
}
