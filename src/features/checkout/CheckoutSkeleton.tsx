import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Checkout.module.css";

/** What the confirmation will look like, while it is on its way. */
export function CheckoutSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.form}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </div>
    </SkeletonGroup>
  );
}
