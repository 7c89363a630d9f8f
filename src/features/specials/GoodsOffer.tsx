import { useTranslation } from "react-i18next";
import { useReceiveWords } from "#parts/goods/useReceiveWords.ts";
import { href } from "#routes/href.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Price } from "#ui/lists/Price.tsx";
import styles from "./Goods.module.css";
import type { OnOffer } from "./goodsPages.ts";
import { GoodsMarks } from "./GoodsMarks.tsx";
import { STORE_ZONE } from "#parts/coupon/storeZone.ts";

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
