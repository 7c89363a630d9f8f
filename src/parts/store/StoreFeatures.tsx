import { useTranslation } from "react-i18next";
import { storeAttr } from "#contract/calls/store.ts";
import { useCall } from "#net/useCall.ts";
import { FactList } from "./FactList.tsx";
import styles from "./StoreDetails.module.css";

/** What the place offers: seats, smoking, Wi-Fi. Left out where the store says nothing. */
export function StoreFeatures({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const attributes = useCall(storeAttr, { store_id: storeId }, { isSilent: true }).data?.attributes ?? [];
  if (attributes.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t("features")}</h2>
      <FactList facts={attributes.map(({ name, value }) => ({ label: name, value }))} />
    </section>
  );
}
