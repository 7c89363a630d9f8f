import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RequestOf, ResponseOf } from "#contract/call.ts";
import type { specialGoodsList } from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import { DiscountType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { Failure } from "#net/answer.ts";
import { OFFER_GONE, specialGoodsListCall } from "#net/calls/specialCalls.ts";
import { useReceiveWords } from "#parts/menu/useReceiveWords.ts";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { type ReadOn, usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { pagesAtom } from "#state/storage/pages.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Price } from "#ui/lists/Price.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Goods.module.css";

interface GoodsOfferProps {
  readonly onOffer: OnOffer;
  /** `row`: a small picture before the words · `tile`: the picture above them, two side by side. */
  readonly layout: "row" | "tile";
  /** The store's name stays away where it stands above already. */
  readonly isInStore?: boolean;
  /** Whether to say until when it can be ordered, where that is not said above. */
  readonly hasDates?: boolean;
  readonly heading?: "h3" | "h4";
}

/** One of the goods on offer: its price and what it cost before, and what is to be known. All of it is one link. */
export function GoodsOffer({
  onOffer,
  layout,
  isInStore,
  hasDates,
  heading: Heading = "h3",
}: GoodsOfferProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const { goods, limit_per_person, sale_until, special_id, store_name } = onOffer;
  const received = useReceiveWords()(onOffer);
  const isReduced = goods.totalPrice < goods.price;
  return (
    <article className={styles.goods} data-layout={layout} data-sold-out={goods.is_sold_out || undefined}>
      <div className={styles.picture}>
        {goods.picture ? (
          <Picture
            {...goods.picture}
            alt=""
            sizes={layout === "row" ? "96px" : "(min-width: 721px) 14rem, 46vw"}
            frame="square"
          />
        ) : (
          <span className={styles.blank} />
        )}
        {goods.is_sold_out === 1 && <p className={styles.soldOut}>{t("goods.soldOut")}</p>}
      </div>
      <div className={styles.words}>
        {!isInStore && <p className={styles.store}>{store_name}</p>}
        <Heading className={styles.name}>
          <Anchor
            href={href("productDetails", {
              goodsId: goods.id,
              storeId: goods.store_id,
              specialId: special_id,
            })}
            className={styles.link}
          >
            {goods.name}
          </Anchor>
        </Heading>
        <GoodsMarks goods={goods} />
        <Price was={isReduced ? money(goods.price) : undefined} wasLabel={t("goods.before")}>
          {money(goods.totalPrice)}
        </Price>
        {limit_per_person !== -1 && (
          <p className={styles.fact}>{t("goods.limit", { count: limit_per_person })}</p>
        )}
        {received && <p className={styles.received}>{received}</p>}
        {hasDates && (
          <p className={styles.fact}>
            {t("goods.orderUntil", { time: dayAndTime(sale_until, tag, STORE_ZONE) })}
          </p>
        )}
      </div>
    </article>
  );
}

/** How few pieces are worth telling. */
const FEW = 5;

/** What is taken off, and the last pieces. */
function GoodsMarks({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("specials");
  const { discount_type, discount_price, stock } = goods;
  const isFew = stock > 0 && stock <= FEW;
  if (discount_type === DiscountType.none && !isFew) return null;
  return (
    <p className={styles.marks}>
      {discount_type === DiscountType.percent && (
        <Badge tone="accent">{t("goods.percentOff", { percent: discount_price })}</Badge>
      )}
      {discount_type === DiscountType.amount && (
        <Badge tone="accent">{t("goods.priceOff", { price: money(discount_price) })}</Badge>
      )}
      {isFew && <Badge tone="warn">{t("goods.fewLeft", { count: stock })}</Badge>}
    </p>
  );
}

type OnOffer = ResponseOf<typeof specialGoodsList>["items"][number];

/** Further pages of the lists of goods on offer. */
const goodsPagesAtom = pagesAtom<OnOffer>();

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
  const { items, failure, hasMore } = pages;
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
      <ListEnd of={pages} />
    </div>
  );
}

const idOf = ({ special_id, goods }: OnOffer) => `${special_id} ${goods.id}`;

/** Goods on offer, read page by page; that the offer or the store is gone the screen says itself. */
export function useGoodsOnOffer(request: RequestOf<typeof specialGoodsList> & Record<string, unknown>) {
  return usePages(specialGoodsListCall, request, {
    page: (data) => data,
    idOf,
    kept: goodsPagesAtom,
    handles: [Code.storeMissing, ...OFFER_GONE],
  });
}
