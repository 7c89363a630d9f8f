import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { money } from "#text/formats.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./Goods.module.css";

/** How few pieces are worth telling. */
const FEW = 5;

/** What is taken off, and the last pieces. */
export function GoodsMarks({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("specials");
  const { discount_type, discount_price, stock } = goods;
  const isFew = stock > 0 && stock <= FEW;
  if (discount_type === 0 && !isFew) return null;
  return (
    <p className={styles.marks}>
      {discount_type === 1 && (
        <Badge tone="accent">{t("goods.percentOff", { percent: discount_price })}</Badge>
      )}
      {discount_type === 2 && (
        <Badge tone="accent">{t("goods.priceOff", { price: money(discount_price) })}</Badge>
      )}
      {isFew && <Badge tone="warn">{t("goods.fewLeft", { count: stock })}</Badge>}
    </p>
  );
}
