import { useId } from "react";
import { useTranslation } from "react-i18next";
import { lineKey } from "#domain/cart/cart.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import type { CartChange } from "#state/cart/cart.ts";
import { money } from "#text/formats.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import styles from "./MallCart.module.css";
import { hinders, type ShopInCart, type useMallChoice } from "./useMallChoice.ts";

interface ShopPartProps {
  readonly shop: ShopInCart;
  readonly choice: ReturnType<typeof useMallChoice>;
  readonly change: (change: CartChange) => void;
}

/** What of one shop is in the cart, each line with a box that has it bought, and what it lacks for free shipping. */
export function ShopPart({ shop, choice, change }: ShopPartProps) {
  const { t } = useTranslation("mall");
  const id = useId();
  const { problems, isChosen, choose, seen } = choice;
  const able = shop.lines.filter((line) => !hinders(problems.get(lineKey(line))));
  return (
    <div role="group" aria-labelledby={id} className={styles.shop}>
      <div className={styles.head}>
        <h3 id={id} className={styles.shopName}>
          <Checkbox
            label={shop.store_name}
            checked={able.length > 0 && shop.chosen.length === able.length}
            disabled={able.length === 0}
            onChange={(event) => choose(able, event.currentTarget.checked)}
          />
        </h3>
        <strong>{money(shop.subtotal)}</strong>
      </div>
      {shop.missing > 0 && (
        <p className={styles.missing}>{t("missingForFree", { price: money(shop.missing) })}</p>
      )}
      <ul>
        {shop.lines.map((line) => {
          const key = lineKey(line);
          const problem = problems.get(key) ?? null;
          const before = seen.get(key);
          return (
            <CartLineRow
              key={key}
              line={line}
              problem={problem}
              problemWords={
                problem?.reason === "price_changed" && before !== undefined
                  ? t("cart.priceChanged", { before: money(before), now: money(line.price) })
                  : problem?.reason === "gone"
                    ? t("cart.gone")
                    : undefined
              }
              change={change}
              start={
                <Checkbox
                  label={<span className="visually-hidden">{line.goods_detail.name}</span>}
                  checked={isChosen(line)}
                  disabled={hinders(problem ?? undefined)}
                  onChange={(event) => choose([line], event.currentTarget.checked)}
                />
              }
            />
          );
        })}
      </ul>
    </div>
  );
}
