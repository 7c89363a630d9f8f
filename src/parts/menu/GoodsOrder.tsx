import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { useCart, useCartStepper, useLimitWords } from "#parts/cart/useCart.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./GoodsRow.module.css";

interface GoodsOrderProps {
  readonly goods: Goods;
  readonly storeId: string;
  /** For how many it can still be ordered, of a course. */
  readonly party?: number | undefined;
}

/** The plus of one of the goods: it counts in place where there is nothing to choose, and says where no more can be had. */
export function GoodsOrder({ goods, storeId, party }: GoodsOrderProps) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  const count = useAtomValue(useCart(storeId).countAtom(goods.id));
  const { change, limit, tellLimit } = useCartStepper(goods, storeId, party);
  const { atPlus } = useLimitWords();
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
      {count > 0 && count >= limit.most && (
        <small className={styles.limit} role="status">
          {atPlus(limit)}
        </small>
      )}
      <Stepper
        value={count}
        onChange={change}
        onLimit={tellLimit}
        max={limit.most}
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
