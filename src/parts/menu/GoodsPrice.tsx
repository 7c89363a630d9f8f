import { useTranslation } from "react-i18next";
import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { useKnownStore } from "#parts/cart/knownStores.ts";
import { useShowType } from "#parts/cart/useCart.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { money } from "#text/formats.ts";
import styles from "./GoodsPrice.module.css";

const CoursePrice = lazyWithRetry(() => import("./course/CoursePrice.tsx"));

/** What one piece costs, the list price struck through where it costs less, what belongs to a course says so instead. */
export function GoodsPrice({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  const showType = useShowType();
  const isOfCourse = goods.is_buffet === 1 && showType === GoodsShowType.dineIn;
  const isKnown = useKnownStore(goods.store_id) !== undefined;
  if (isOfCourse) {
    const waiting = <span className={styles.ofCourse}>{t("ofCourse")}</span>;
    if (!isKnown) return waiting;
    return (
      <LazyPart waiting={waiting}>
        <CoursePrice goods={goods} />
      </LazyPart>
    );
  }
  const isReduced = goods.totalPrice < goods.price;
  return (
    <span className={styles.price} data-reduced={isReduced || undefined}>
      {isReduced && (
        <s className={styles.before}>
          <span className="visually-hidden">{t("priceBefore")}</span>
          {money(goods.price)}
        </s>
      )}
      <span>{money(goods.totalPrice)}</span>
      {goods.is_course === 1 && <small className={styles.unit}>{t("perPerson")}</small>}
    </span>
  );
}

/** How few pieces are worth telling. */
const FEW = 5;

/** What the goods are marked with, the discount and the last pieces included. */
export function GoodsTags({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  const isFew = goods.stock > 0 && goods.stock <= FEW;
  if (goods.tags.length === 0 && goods.discount_type === DiscountType.none && !isFew) return null;
  return (
    <span className={styles.tags}>
      {goods.discount_type === DiscountType.percent && (
        <b className={styles.strong}>{t("percentOff", { percent: goods.discount_price })}</b>
      )}
      {goods.discount_type === DiscountType.amount && (
        <b className={styles.strong}>{t("yenOff", { yen: goods.discount_price })}</b>
      )}
      {isFew && (
        <b className={styles.strong}>
          {t(goods.is_daily === 1 ? "onlyLeftToday" : "onlyLeft", { count: goods.stock })}
        </b>
      )}
      {goods.tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {t(`tag.${tag}`)}
        </span>
      ))}
    </span>
  );
}
