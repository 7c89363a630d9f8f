import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import { useShowType } from "#parts/cart/useCart.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import styles from "./GoesWith.module.css";

interface GoesWithProps {
  readonly goods: readonly Goods[];
  readonly storeId: string;
  readonly isOrderable: boolean;
}

/** What the store offers with a dish, as far as it can be had as one orders now: put into the cart by one tap. */
export default function GoesWith({ goods, isOrderable, storeId }: GoesWithProps) {
  const { t } = useTranslation("usual");
  const hasTexts = useTexts(["usual"]);
  const id = useId();
  const showType = useShowType();
  const shown = goods.filter((one) => one.goods_show_type.includes(showType) && !soldOut(one));
  if (!hasTexts || shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.goesWith}>
      <h3 id={id}>{t("goesWith")}</h3>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <GoodsRow goods={one} storeId={storeId} isOrderable={isOrderable} isFirst={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
