import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { useDayAndTime } from "#parts/shell/page.ts";
import { href } from "#routes/href.ts";
import { distance } from "#text/distance.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { StoreRating } from "./StoreRating.tsx";
import { WholeWords } from "./WholeWords.tsx";
import styles from "./StoreCard.module.css";

export interface StoreCardProps {
  readonly store: StoreSummary;
  /** `card` (default): a wide picture above the words · `tile`: the same, narrow, in a row that scrolls sideways ·
   * `row`: a small picture before the words. */
  readonly layout?: "card" | "tile" | "row";
  /** What one came for: where the store offers that, the card says what counts for it, and leads there. */
  readonly way?: OffPremises | undefined;
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
export function StoreCard(props: StoreCardProps) {
  const { store, layout = "card", to, heading: Heading = "h3", priority, children } = props;
  const openingWords = useOpeningWords();
  const isGone = store.is_gone === 1;
  const way = props.way !== undefined && store.order_types.includes(props.way) ? props.way : undefined;
  const isRow = layout === "row";
  const picture = isRow ? (store.logo ?? store.picture) : (store.picture ?? store.logo);
  return (
    <article className={styles.card} data-layout={layout} data-closed={store.is_open === 0 || undefined}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            {...picture}
            alt=""
            sizes={SIZES[layout]}
            frame={isRow ? "square" : "wide"}
            priority={priority}
          />
        ) : (
          <span className={styles.blank} />
        )}
        {!isRow && (
          <div className={styles.over}>
            {store.is_open === 0 && <p className={styles.closed}>{openingWords(store, way)}</p>}
            <Coupons store={store} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          {isGone ? (
            <WholeWords of={store.name} />
          ) : (
            <Anchor href={to ?? storeLink(store, way)} className={styles.link}>
              <WholeWords of={store.name} />
            </Anchor>
          )}
        </Heading>
        <p className={styles.facts}>
          {store.review_count > 0 && (
            <span>
              <StoreRating store={store} />
            </span>
          )}
          <span>{store.store_type.name}</span>
        </p>
        {isGone ? (
          isRow && <p className={styles.facts}>{openingWords(store)}</p>
        ) : (
          <StoreFacts store={store} way={way} tellsOpening={isRow || store.is_open === 1} />
        )}
        {isRow && <Coupons store={store} />}
        {children}
      </div>
      <div className={styles.heart}>
        <FavouriteButton store={store} kind={isRow ? "plain" : "raised"} />
      </div>
    </article>
  );
}

/** The best coupon that can be had here, and how many more; nothing where there is none. */
function Coupons({ store: { coupon_names, is_gone } }: { readonly store: StoreSummary }) {
  const { t } = useTranslation("stores");
  const [coupon] = coupon_names;
  if (coupon === undefined || is_gone === 1) return null;
  return (
    <p className={styles.coupons}>
      <Badge tone="accent">{coupon}</Badge>
      {coupon_names.length > 1 && (
        <Badge tone="plain">{t("moreCoupons", { count: coupon_names.length - 1 })}</Badge>
      )}
    </p>
  );
}

interface StoreFactsProps {
  readonly store: StoreSummary;
  readonly way: OffPremises | undefined;
  /** Whether no picture says until or from when one can order. */
  readonly tellsOpening: boolean;
}

/**
 * Where it is and what one usually spends; for whoever fetches or is brought what counts for that: when one has it, how
 * far it is, and what that costs. Each line has its facts, and breaks between them alone.
 */
function StoreFacts({ store, way, tellsOpening }: StoreFactsProps) {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  const openingWords = useOpeningWords();
  const { is_bookable, is_open, wait_minutes, per_person_price } = store;
  const isBrought = way === OrderType.delivery;
  const opening = tellsOpening && <span>{openingWords(store, way)}</span>;
  const when =
    way !== undefined &&
    (wait_minutes !== null
      ? t(isBrought ? "wait.delivery" : "wait.takeAway", { count: wait_minutes })
      : t(is_bookable === 1 ? "wait.ahead" : "wait.none"));
  const place = store.distance === null ? store.area : distance(store.distance, tag);
  const price = per_person_price !== null && (
    <span>{t("perPerson", { price: money(per_person_price) })}</span>
  );
  return (
    <>
      <p className={styles.facts}>
        {(when || tellsOpening) && (
          <span className={styles.when} data-open={is_open}>
            {when || openingWords(store)}
          </span>
        )}
        {place && (
          <span>
            <WholeWords of={place} />
          </span>
        )}
      </p>
      {isBrought ? (
        is_open === 0 && opening && <p className={styles.facts}>{opening}</p>
      ) : (
        <p className={styles.facts}>
          {when && opening}
          {price}
        </p>
      )}
      {(when === false || isBrought) && <DeliveryWords store={store} />}
    </>
  );
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
      {store.is_in_range === null && store.distance !== null && <span>{t("rangeUnknown")}</span>}
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

type Opening = Pick<
  StoreSummary,
  "is_open" | "is_gone" | "close_time" | "next_open_at" | "order_types" | "time_zone"
>;

/** Whether a store takes orders now and until when, or from when, by its own clock; what is asked for a way is of that way alone. */
export function useOpeningWords() {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  const when = useDayAndTime();
  return (
    { is_open, is_gone, close_time, next_open_at, order_types, time_zone }: Opening,
    way?: OffPremises,
  ): string => {
    if (is_gone === 1) return t("gone");
    if (is_open === 1) {
      if (close_time) return t("openUntil", { time: clockTime(close_time, tag, time_zone) });
      // What is shipped is ordered at any hour: that says nothing of a shop's own.
      return t(order_types.every((type) => type === OrderType.shipping) ? "open" : "openAllDay");
    }
    const opens = way === OrderType.delivery ? "deliversAt" : "opensAt";
    return next_open_at ? t(opens, { time: when(next_open_at, time_zone) }) : t("closed");
  };
}

/** Where a tap on a store leads: to its page to order from, or where one can only eat there, to its details. */
export function storeLink(
  { store_id, order_types }: Pick<StoreSummary, "store_id" | "order_types">,
  way?: OffPremises,
): string {
  if (way !== undefined) return href("storeHome", { storeId: store_id, type: String(way) });
  const isDineInOnly = order_types.length > 0 && order_types.every((type) => type === OrderType.dineIn);
  return href(isDineInOnly ? "storeIndex" : "storeHome", { storeId: store_id });
}
