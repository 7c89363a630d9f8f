import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { href } from "#routes/href.ts";
import { distance } from "#text/distance.ts";
import { clockTime, dayAndTime, money, ratingText } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge, Rating } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";
import styles from "./StoreCard.module.css";

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

/** What kind of store it is, how far, and what one usually spends. */
function StoreFacts({ store }: { readonly store: StoreSummary }) {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  const facts = [
    store.distance === null ? null : distance(store.distance, tag),
    store.store_type.name,
    store.per_person_price === null ? null : t("perPerson", { price: money(store.per_person_price) }),
  ];
  return <p className={styles.facts}>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</p>;
}

/** What delivery costs and from which amount; without delivery, how one can order here. */
function DeliveryWords({ store }: { readonly store: StoreSummary }) {
  const { t } = useTranslation("stores");
  if (!store.order_types.includes(OrderType.delivery)) {
    return (
      <p className={styles.facts}>
        {store.order_types.map((type) => (
          <span key={type}>{t(`orderType.${type}`)}</span>
        ))}
      </p>
    );
  }
  if (store.is_in_range === 0) {
    return (
      <p className={styles.facts}>
        <span>{t("outOfRange")}</span>
      </p>
    );
  }
  const { dispatchprice, freeprice, minimum_order } = store;
  return (
    <p className={styles.facts}>
      {dispatchprice === 0 ? (
        <span className={styles.free}>{t("freeDelivery")}</span>
      ) : (
        <span>{t("deliveryFee", { price: money(dispatchprice) })}</span>
      )}
      {dispatchprice > 0 && freeprice > 0 && <span>{t("freeFrom", { price: money(freeprice) })}</span>}
      {minimum_order > 0 && <span>{t("minimum", { price: money(minimum_order) })}</span>}
    </p>
  );
}

type Opening = Pick<StoreSummary, "is_open" | "is_gone" | "close_time" | "next_open_at" | "time_zone">;

/** Whether a store takes orders now and until when, or from when, by its own clock. */
export function useOpeningWords() {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  return ({ is_open, is_gone, close_time, next_open_at, time_zone }: Opening): string => {
    if (is_gone === 1) return t("gone");
    if (is_open === 1) {
      return close_time ? t("openUntil", { time: clockTime(close_time, tag, time_zone) }) : t("open");
    }
    return next_open_at ? t("opensAt", { time: dayAndTime(next_open_at, tag, time_zone) }) : t("closed");
  };
}

/** Where a tap on a store leads: to its page to order from, or where one can only eat there, to its details. */
export function storeLink({ store_id, order_types }: Pick<StoreSummary, "store_id" | "order_types">): string {
  const isDineInOnly = order_types.length > 0 && order_types.every((type) => type === OrderType.dineIn);
  return href(isDineInOnly ? "storeIndex" : "storeHome", { storeId: store_id });
}
