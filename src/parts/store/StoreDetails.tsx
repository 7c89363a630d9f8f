import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { StoreCharges } from "./StoreCharges.tsx";
import { StoreContact } from "./StoreContact.tsx";
import { StoreCoupons } from "./StoreCoupons.tsx";
import styles from "./StoreDetails.module.css";
import { StoreFeatures } from "./StoreFeatures.tsx";
import { StoreHours } from "./StoreHours.tsx";
import { StorePayments } from "./StorePayments.tsx";

/** All there is to know of a store: hours, payment, charges, what it offers, where it is, who answers for it. */
export default function StoreDetails({ store }: { readonly store: StoreDetail }) {
  const hasTexts = useTexts(["store", "bill"]);
  if (!hasTexts) return <Waiting />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.about}>{store.about}</p>
        <ShareButton shared={{ kind: "store", store, isAway: !store.order_types.includes(1) }} />
      </div>
      <StoreCoupons storeId={store.store_id} />
      <StoreHours store={store} />
      <StorePayments store={store} />
      <StoreCharges store={store} />
      <StoreFeatures storeId={store.store_id} />
      <StoreContact store={store} />
      <StoreNotes notes={store.notes} />
      <Disclosure storeId={store.store_id} />
    </div>
  );
}

function StoreNotes({ notes }: { readonly notes: string }) {
  const { t } = useTranslation("store");
  if (notes === "") return null;
  return (
    <section className={styles.card}>
      <h2>{t("notes")}</h2>
      <p className={styles.notes}>{notes}</p>
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.page}>
        <Skeleton lines={4} />
        <Skeleton lines={3} />
      </div>
    </SkeletonGroup>
  );
}
