import { useAtomValue, useSetAtom } from "jotai";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { soldOut } from "#domain/menu/checkOptions.ts";
import { useCart } from "#parts/cart/CartContext.ts";
import { useCartStepper } from "#parts/cart/useCartStepper.ts";
import { GoodsPrice } from "#parts/goods/GoodsPrice.tsx";
import { GoodsTags } from "#parts/goods/GoodsTags.tsx";
import { flyIntoCart } from "#parts/mallCart/flyIntoCart.ts";
import { href } from "#routes/href.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./Mall.module.css";

interface MallCardProps {
  readonly goods: Goods;
  /** Its shop, where that is not said above. */
  readonly shop?: string | undefined;
  /** Among the first on the screen: its picture is fetched at once. */
  readonly isFirst?: boolean;
}

/** Goods of the mall in a list: the card leads to their page, its stepper puts them into the cart. */
export function MallCard({ goods, shop, isFirst }: MallCardProps) {
  const { t } = useTranslation(["mall", "menu"]);
  const isSoldOut = soldOut(goods);
  const temperature = goods.shipping?.temperature ?? "ambient";
  return (
    <article className={styles.card} data-soldout={isSoldOut || undefined}>
      <div className={styles.picture}>
        {goods.picture && (
          <Picture
            {...goods.picture}
            alt=""
            sizes="(min-width: 721px) 14rem, 46vw"
            frame="square"
            eager={isFirst}
          />
        )}
        {isSoldOut ? <span className={styles.soldOut}>{t("menu:soldOut")}</span> : <Order goods={goods} />}
      </div>
      <div className={styles.words}>
        <h3>
          <Anchor
            href={href("productDetail", { goodsId: goods.id, storeId: goods.store_id, type: "4" })}
            className={styles.link}
          >
            {goods.name}
          </Anchor>
        </h3>
        {shop && <p className={styles.shop}>{shop}</p>}
        <GoodsTags goods={goods} />
        {temperature !== "ambient" && <p className={styles.cold}>{t(`temperature.${temperature}`)}</p>}
        <GoodsPrice goods={goods} />
      </div>
    </article>
  );
}

function Order({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  const here = useRef<HTMLDivElement>(null);
  const count = useAtomValue(useCart(goods.store_id).countAtom(goods.id));
  const stepper = useCartStepper(goods, goods.store_id);
  const { name } = goods;
  if (goods.spec_type === 2) {
    const choose = t("choose", { name, count });
    return (
      <div className={styles.order}>
        <Stepper
          value={0}
          onChange={() => open(goods)}
          collapse
          labels={{ group: name, decrease: choose, increase: choose }}
        />
        <QuantityBadge count={count} corner />
      </div>
    );
  }
  const change = (number: number) => {
    if (number > count) flyIntoCart(here.current?.closest("article")?.querySelector("img"));
    stepper.change(number);
  };
  return (
    <div className={styles.order} ref={here}>
      <Stepper
        value={count}
        onChange={change}
        onLimit={stepper.tellLimit}
        max={stepper.most}
        collapse
        labels={{ group: name, decrease: t("decrease", { name }), increase: t("increase", { name }) }}
      />
    </div>
  );
}
