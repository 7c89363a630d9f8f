import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { soldOut } from "#domain/menu/checkOptions.ts";
import { useCart, useCartStepper } from "#parts/cart/useCart.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { GoodsPrice, GoodsTags } from "./GoodsPrice.tsx";
import styles from "./GoodsRow.module.css";

interface GoodsRowProps {
  readonly goods: Goods;
  readonly storeId: string;
  readonly isOrderable: boolean;
  /** Among the first on the screen: its picture is fetched at once. */
  readonly isFirst: boolean;
}

/** One of the goods on the menu: a tap opens it, its stepper orders it where there is nothing to choose. */
export function GoodsRow({ goods, storeId, isOrderable, isFirst }: GoodsRowProps) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  const isSoldOut = soldOut(goods);
  return (
    <article className={styles.card} data-soldout={isSoldOut || undefined}>
      <div className={styles.words}>
        <h3>
          <button type="button" className={styles.open} onClick={() => open(goods)} aria-haspopup="dialog">
            <span className={styles.name}>{goods.name}</span>
          </button>
        </h3>
        <p className={styles.about}>{goods.description}</p>
        <GoodsTags goods={goods} />
        <GoodsPrice goods={goods} />
      </div>
      <div className={styles.side}>
        {goods.picture && <Picture {...goods.picture} alt="" sizes="104px" frame="square" eager={isFirst} />}
        {isSoldOut ? (
          <span className={styles.soldOut}>{t("soldOut")}</span>
        ) : (
          isOrderable && <Order goods={goods} storeId={storeId} />
        )}
      </div>
    </article>
  );
}

function Order({ goods, storeId }: { readonly goods: Goods; readonly storeId: string }) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  const count = useAtomValue(useCart(storeId).countAtom(goods.id));
  const stepper = useCartStepper(goods, storeId);
  if (goods.spec_type === SpecType.options) {
    const choose = t("choose", { name: goods.name, count });
    return (
      <div className={styles.order}>
        <Stepper
          value={0}
          onChange={() => open(goods)}
          collapse
          labels={{ group: goods.name, decrease: choose, increase: choose }}
        />
        <QuantityBadge count={count} corner />
      </div>
    );
  }
  return (
    <div className={styles.order}>
      <Stepper
        value={count}
        onChange={stepper.change}
        onLimit={stepper.tellLimit}
        max={stepper.most}
        collapse
        labels={{
          group: goods.name,
          decrease: t("decrease", { name: goods.name }),
          increase: t("increase", { name: goods.name }),
        }}
      />
    </div>
  );
}
