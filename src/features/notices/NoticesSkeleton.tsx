import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./NoticesScreen.module.css";

/** Notices that are still to come, in the shape of their lines. */
export function NoticesSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.bones}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} lines={2} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
