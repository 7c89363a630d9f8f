import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { money } from "#text/formats.ts";
import styles from "./GoodsPrice.module.css";

/** What one piece costs, the list price struck through where it costs less, nothing for what a course includes. */
export function GoodsPrice({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  if (goods.is_buffet === 1) return <span className={styles.included}>{t("inCourse")}</span>;
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
