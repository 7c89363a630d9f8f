import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { isToCollect } from "#parts/orders/isToCollect.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./Away.module.css";
import card from "./OrderDetailScreen.module.css";

/** What one needs at the counter: when to be there, and the digits that the staff ask for. */
export function Collecting({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const { pickup_time, contact_phone, time_zone } = order;
  const digits = contact_phone.slice(-4);
  if (!isToCollect(order)) return null;
  return (
    <section className={card.card} aria-labelledby="counter">
      <h2 id="counter">{t("away.atCounter")}</h2>
      {pickup_time && (
        <div className={styles.block}>
          <h3>{t("away.pickupAt")}</h3>
          <p className={styles.when}>{dayAndTime(pickup_time, tag, time_zone)}</p>
        </div>
      )}
      {digits !== "" && (
        <div className={styles.block}>
          <h3>{t("away.digits")}</h3>
          <p className={styles.digits}>{digits}</p>
          <p className={styles.small}>{t("away.digitsHint")}</p>
        </div>
      )}
    </section>
  );
}
