import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Coupons.module.css";

/** In the place of coupons until they are there. */
export function CouponsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.list}>
        {[1, 2, 3].map((key) => (
          <div key={key} className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
