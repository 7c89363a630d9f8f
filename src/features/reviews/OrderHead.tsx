import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Reviews.module.css";

/** What the review is about. */
export function OrderHead({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("reviews");
  const tag = useLanguageTag();
  const { goods_names, order_time, store_name, store_picture, time_zone } = order;
  return (
    <header className={styles.about}>
      {store_picture && (
        <span className={styles.thumb}>
          <Picture {...store_picture} alt="" sizes="56px" frame="square" />
        </span>
      )}
      <div>
        <h2 className={styles.heading}>{t("form.heading", { store: store_name })}</h2>
        <p className={styles.note}>
          <time dateTime={order_time}>{day(order_time, tag, time_zone)}</time>{" "}
          {goods_names.join(t("listComma"))}
        </p>
      </div>
    </header>
  );
}
