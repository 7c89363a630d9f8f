import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { CartAction } from "#contract/enumerations.ts";
import styles from "#parts/cart/CartMark.module.css";
import { cartOf } from "#state/cart/cart.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { cartIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";

interface CartMarkProps {
  readonly storeId: string;
  readonly action: CartAction;
  /** Where it is ordered. */
  readonly to: string;
}

/** A store's cart in the head of a page whose foot has a button of its own: its pieces, and the way to order them. */
export function CartMark({ storeId, action, to }: CartMarkProps) {
  const { t } = useTranslation("menu");
  const { count } = useAtomValue(cartOf(storeId, action).totalsAtom);
  if (count === 0) return null;
  return (
    <Anchor href={to} className={styles.mark} data-cart-target>
      <Icon of={cartIcon} />
      <span className="visually-hidden">{t("bar.review", { count })}</span>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
    </Anchor>
  );
}
