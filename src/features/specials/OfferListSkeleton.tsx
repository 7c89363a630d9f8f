import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Specials.module.css";

/** What a list of offers will look like, while it is on its way. */
export function OfferListSkeleton() {
  const { t } = useTranslation("specials");
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.cards}>
        {[1, 2].map((place) => (
          <div key={place} className={styles.cardBone}>
            <Skeleton shape="picture" />
            <div>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
