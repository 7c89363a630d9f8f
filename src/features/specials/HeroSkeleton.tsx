import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Specials.module.css";

/** What an offer's head will look like, while it is on its way. */
export function HeroSkeleton() {
  const { t } = useTranslation("specials");
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.heroBone}>
        <Skeleton shape="picture" />
        <div className={styles.heroWords}>
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
