import { useTranslation } from "react-i18next";
import { storePayList } from "#contract/calls/payment.ts";
import type { StoreDetail } from "#contract/store.ts";
import { useCall } from "#net/useCall.ts";
import { PayTypeIcon } from "#parts/payment/PayTypeIcon.tsx";
import styles from "./StoreDetails.module.css";

/** How one can pay here; what the store's header says until the list for this way of ordering has come. */
export function StorePayments({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const { t: tb } = useTranslation("bill");
  const list = useCall(
    storePayList,
    { store_id: store.store_id, order_type: store.type },
    { isSilent: true },
  );
  const payTypes = list.data?.pay_list ?? store.pay_list;
  return (
    <section className={styles.card}>
      <h2>{t("payments")}</h2>
      <ul className={styles.payments}>
        {payTypes.map((payType) => (
          <li key={payType}>
            <PayTypeIcon type={payType} />
            {tb(`payType.${payType}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
