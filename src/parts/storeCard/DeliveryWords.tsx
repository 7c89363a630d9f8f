import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { money } from "#text/formats.ts";
import styles from "./StoreCard.module.css";

/** What delivery costs and from which amount; without delivery, how one can order here. */
export function DeliveryWords({ store }: { readonly store: StoreSummary }) {
  const { t } = useTranslation("stores");
  if (!store.order_types.includes(3)) {
    return (
      <p className={styles.facts}>
        {store.order_types.map((type) => (
          <span key={type}>{t(`orderType.${type}`)}</span>
        ))}
      </p>
    );
  }
  if (store.is_in_range === 0) {
    return (
      <p className={styles.facts}>
        <span>{t("outOfRange")}</span>
      </p>
    );
  }
  const { dispatchprice, freeprice, minimum_order } = store;
  return (
    <p className={styles.facts}>
      {dispatchprice === 0 ? (
        <span className={styles.free}>{t("freeDelivery")}</span>
      ) : (
        <span>{t("deliveryFee", { price: money(dispatchprice) })}</span>
      )}
      {dispatchprice > 0 && freeprice > 0 && <span>{t("freeFrom", { price: money(freeprice) })}</span>}
      {minimum_order > 0 && <span>{t("minimum", { price: money(minimum_order) })}</span>}
    </p>
  );
}
