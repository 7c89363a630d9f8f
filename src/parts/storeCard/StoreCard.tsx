import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { ratingText } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge, Rating } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { DeliveryWords } from "./DeliveryWords.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";
import styles from "./StoreCard.module.css";
import { StoreFacts } from "./StoreFacts.tsx";
import { storeLink } from "./storeLink.ts";
import { useOpeningWords } from "./useOpeningWords.ts";

export interface StoreCardProps {
  readonly store: StoreSummary;
  /** `card` (default): a wide picture above the words · `tile`: the same, narrow, in a row that scrolls sideways ·
   * `row`: a small picture before the words. */
  readonly layout?: "card" | "tile" | "row";
  /** Where it leads, when that is not the store's own page. */
  readonly to?: string;
  /** Level of its name; default h3, below the h2 of a section. */
  readonly heading?: "h2" | "h3";
  /** The greatest picture of the first screen. */
  readonly priority?: boolean;
  /** Further lines, as its coupons or goods. */
  readonly children?: ReactNode;
}

const SIZES = { card: "(min-width: 721px) 28rem, 92vw", tile: "16rem", row: "96px" } as const;

/** A store as every list shows it. All of it is one link; the heart stands beside that. */
export function StoreCard({
  store,
  layout = "card",
  to,
  heading: Heading = "h3",
  priority,
  children,
}: StoreCardProps) {
  const { t } = useTranslation("stores");
  const openingWords = useOpeningWords();
  const isGone = store.is_gone === 1;
  const picture = layout === "row" ? (store.logo ?? store.picture) : (store.picture ?? store.logo);
  const rating = ratingText(store.rating);
  const [coupon] = store.coupon_names;
  return (
    <article className={styles.card} data-layout={layout} data-closed={store.is_open === 0 || undefined}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            {...picture}
            alt=""
            sizes={SIZES[layout]}
            frame={layout === "row" ? "square" : "wide"}
            priority={priority}
          />
        ) : (
          <span className={styles.blank} />
        )}
        {layout !== "row" && store.is_open === 0 && <p className={styles.closed}>{openingWords(store)}</p>}
      </div>
      <div className={styles.words}>
        <div className={styles.heading}>
          <Heading className={styles.name}>
            {isGone ? (
              store.name
            ) : (
              <Anchor href={to ?? storeLink(store)} className={styles.link}>
                {store.name}
              </Anchor>
            )}
          </Heading>
          {store.review_count > 0 && (
            <Rating
              value={store.rating}
              label={t("rated", { rating, count: store.review_count })}
              text={layout === "tile" ? rating : `${rating} (${store.review_count})`}
            />
          )}
        </div>
        {!isGone && <StoreFacts store={store} />}
        {!isGone && <DeliveryWords store={store} />}
        {(layout === "row" || store.is_open === 1) && (
          <p className={styles.opening} data-open={store.is_open}>
            {openingWords(store)}
          </p>
        )}
        {coupon !== undefined && !isGone && (
          <p className={styles.coupons}>
            <Badge tone="accent">{coupon}</Badge>
            {store.coupon_names.length > 1 && (
              <Badge tone="plain">{t("moreCoupons", { count: store.coupon_names.length - 1 })}</Badge>
            )}
          </p>
        )}
        {children}
      </div>
      <div className={styles.heart}>
        <FavouriteButton store={store} kind={layout === "row" ? "plain" : "raised"} />
      </div>
    </article>
  );
}
