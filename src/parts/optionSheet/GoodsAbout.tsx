import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { GoodsPrice } from "#parts/goods/GoodsPrice.tsx";
import { GoodsTags } from "#parts/goods/GoodsTags.tsx";
import styles from "./GoodsAbout.module.css";

/** What the goods are: price, marks, story, and what an allergy sufferer must know. */
export function GoodsAbout({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  return (
    <div className={styles.about}>
      <GoodsPrice goods={goods} />
      <GoodsTags goods={goods} />
      <p>{goods.description}</p>
      {/* Bowls and paper have none to tell. */}
      {goods.tax_class !== "goods" && (
        <p className={styles.allergens}>
          <b>{t("allergens")}</b>{" "}
          {goods.allergens.length === 0
            ? t("noAllergens")
            : goods.allergens.map((allergen) => t(`allergen.${allergen}`)).join(" · ")}
        </p>
      )}
    </div>
  );
}
