import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { directionsTo } from "#parts/store/directionsTo.ts";
import { href } from "#routes/href.ts";
import { messageIcon, phoneIcon } from "#ui/icons/account.ts";
import { pinIcon } from "#ui/icons/common.ts";
import styles from "./Away.module.css";
import card from "./OrderDetailScreen.module.css";
import { telephone } from "./telephone.ts";
import { Way } from "./Way.tsx";

/** The store of an order: where it is, the way there, its phone, and words to it. */
export function TheStore({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { store_id, store_name, store_address, store_phone, order_type } = order;
  return (
    <section className={card.card} aria-labelledby="store">
      <h2 id="store">{t("away.store")}</h2>
      <p className={styles.block}>
        <span>{store_name}</span>
        <span>{store_address}</span>
      </p>
      <p className={styles.ways}>
        {order_type === 2 && (
          <Way icon={pinIcon} href={directionsTo(store_name, store_address)}>
            {t("away.directions")}
          </Way>
        )}
        {store_phone !== "" && (
          <Way icon={phoneIcon} href={telephone(store_phone)}>
            {t("away.call")}
          </Way>
        )}
        <Way icon={messageIcon} href={href("message", { storeId: store_id })}>
          {t("away.message")}
        </Way>
      </p>
    </section>
  );
}
