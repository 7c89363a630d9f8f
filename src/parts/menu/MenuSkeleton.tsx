import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./MenuSkeleton.module.css";

/** What the menu will look like, while it is on its way. */
export function MenuSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.skeleton}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    </SkeletonGroup>
  );
}
