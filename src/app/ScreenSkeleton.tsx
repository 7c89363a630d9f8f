import { useTranslation } from "react-i18next";
import { Skeleton } from "#ui/Skeleton.tsx";
import { SkeletonGroup } from "#ui/SkeletonGroup.tsx";
import styles from "./ScreenSkeleton.module.css";

/** A screen while its code is on its way. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <main>
      <SkeletonGroup label={t("loading")}>
        <div className={styles.lines}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
          <Skeleton lines={4} />
        </div>
      </SkeletonGroup>
    </main>
  );
}
