import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import styles from "./GoodsTags.module.css";

/** How few pieces are worth telling. */
const FEW = 5;

/** What the goods are marked with, the discount and the last pieces included. */
export function GoodsTags({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  const isFew = goods.stock > 0 && goods.stock <= FEW;
  if (goods.tags.length === 0 && goods.discount_type === 0 && !isFew) return null;
  return (
    <span className={styles.tags}>
      {goods.discount_type === 1 && (
        <b className={styles.strong}>{t("percentOff", { percent: goods.discount_price })}</b>
      )}
      {goods.discount_type === 2 && (
        <b className={styles.strong}>{t("yenOff", { yen: goods.discount_price })}</b>
      )}
      {isFew && <b className={styles.strong}>{t("onlyLeft", { count: goods.stock })}</b>}
      {goods.tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {t(`tag.${tag}`)}
        </span>
      ))}
    </span>
  );
}
