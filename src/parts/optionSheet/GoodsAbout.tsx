import { use } from "react";
import type { Goods } from "#contract/goods.ts";
import { CartContext } from "#parts/cart/CartContext.ts";
import { GoodsPrice } from "#parts/goods/GoodsPrice.tsx";
import { GoodsTags } from "#parts/goods/GoodsTags.tsx";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { GoodsAllergens } from "./GoodsAllergens.tsx";
import styles from "./GoodsAbout.module.css";

/** The way of ordering of each cart, as a link to goods names it. */
const LINK_TYPES = { 1: undefined, 2: "2", 3: "3", 4: "2", 5: "3" } as const;

/** What the goods are: price, marks, story, and what an allergy sufferer must know. */
export function GoodsAbout({ goods }: { readonly goods: Goods }) {
  const { action, mall } = use(CartContext);
  const type = mall ? "4" : LINK_TYPES[action];
  return (
    <div className={styles.about}>
      <div className={styles.head}>
        <GoodsPrice goods={goods} />
        <ShareButton shared={{ kind: "goods", goods, type }} />
      </div>
      <GoodsTags goods={goods} />
      <p>{goods.description}</p>
      {/* Bowls and paper have none to tell. */}
      {goods.tax_class !== "goods" && <GoodsAllergens goods={goods} />}
    </div>
  );
}
