import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { StoreCard } from "#parts/storeCard/StoreCard.tsx";
import { href } from "#routes/href.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./Search.module.css";

/** As many as one leafs through; the rest is a tap away. */
const SHOWN = 8;

/** What many order, near here where that is known; nothing where it did not come. */
export function PopularRow({ stores }: { readonly stores: readonly StoreSummary[] | null }) {
  const { t } = useTranslation("search");
  const isNear = useAtomValue(positionAtom) !== undefined;
  if (stores?.length === 0) return null;
  return (
    <section aria-labelledby="popular" className={styles.section}>
      <div className={styles.line}>
        <h2 id="popular" className={styles.title}>
          {isNear ? t("popularHere") : t("popular")}
        </h2>
        <Anchor href={href("moreRecommend", {})} className={styles.toAll}>
          {t("seeAll")}
          <Icon of={chevronIcon} size={16} />
        </Anchor>
      </div>
      <ul className={styles.tiles}>
        {stores === null
          ? [1, 2, 3].map((place) => (
              <li key={place} aria-hidden="true">
                <Skeleton shape="picture" />
                <Skeleton lines={2} />
              </li>
            ))
          : stores.slice(0, SHOWN).map((store) => (
              <li key={store.store_id}>
                <StoreCard store={store} layout="tile" />
              </li>
            ))}
      </ul>
    </section>
  );
}
