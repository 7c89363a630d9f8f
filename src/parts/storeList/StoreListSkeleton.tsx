import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./StoreList.module.css";

/** What a list of stores will look like, while it is on its way. */
export function StoreListSkeleton({ layout = "card" }: { readonly layout?: "card" | "row" }) {
  const { t } = useTranslation("stores");
  const places = layout === "card" ? [1, 2] : [1, 2, 3, 4];
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.items}>
        {places.map((place) => (
          <div key={place} className={styles.bones} data-layout={layout}>
            <Skeleton shape={layout === "card" ? "picture" : "square"} />
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
