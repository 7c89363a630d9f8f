import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Refill.module.css";

/** The shape of a card with its balance. */
export function HoldingsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.card}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </div>
    </SkeletonGroup>
  );
}
