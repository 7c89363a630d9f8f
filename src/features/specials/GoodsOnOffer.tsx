import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#net/answer.ts";
import { ListEnd } from "#parts/storeList/ListEnd.tsx";
import type { ReadOn } from "#parts/storeList/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Goods.module.css";
import { GoodsOffer } from "./GoodsOffer.tsx";
import type { OnOffer } from "./goodsPages.ts";

interface GoodsOnOfferProps {
  readonly pages: ReadOn & {
    readonly items: readonly OnOffer[] | null;
    readonly failure: Failure | undefined;
    readonly isValidating: boolean;
    readonly reload: () => Promise<void>;
  };
  /** What the list is; read aloud. */
  readonly label: string;
  readonly layout: "row" | "tile";
  readonly hasDates?: boolean;
  /** In the place of a list with nothing in it. */
  readonly empty: ReactNode;
}

/** Goods on offer, read on as one scrolls; says when there are none or they did not come. */
export function GoodsOnOffer({ pages, label, layout, hasDates, empty }: GoodsOnOfferProps) {
  const { t } = useTranslation("specials");
  const { items, failure, hasMore, moreState } = pages;
  if (items === null) {
    if (failure)
      return <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />;
    return (
      <SkeletonGroup label={t("loading")}>
        <div className={styles.list} data-layout={layout}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={styles.bone} data-layout={layout}>
              <Skeleton shape="square" />
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
  if (items.length === 0 && !hasMore) return empty;
  return (
    <div className={styles.whole} aria-busy={pages.isValidating}>
      <ul className={styles.list} data-layout={layout} aria-label={label}>
        {items.map((onOffer) => (
          <li key={`${onOffer.special_id} ${onOffer.goods.id}`}>
            <GoodsOffer onOffer={onOffer} layout={layout} hasDates={hasDates ?? false} />
          </li>
        ))}
      </ul>
      <ListEnd count={items.length} hasMore={hasMore} moreState={moreState} readMore={pages.readMore} />
    </div>
  );
}
