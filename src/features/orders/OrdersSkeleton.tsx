import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Orders.module.css";

/** Orders that are still to come, in the shape of their cards. */
export function OrdersSkeleton({ as: Tag = "div" }: { readonly as?: "div" | "li" }) {
  const { t } = useTranslation();
  return (
    <Tag>
      <SkeletonGroup label={t("loading")}>
        <div className={styles.list}>
          {[1, 2, 3].map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
              <Skeleton shape="button" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </Tag>
  );
}
