import { useTranslation } from "react-i18next";
import type { CartAction } from "#contract/enumerations.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { cartIcon } from "#ui/icons/common.ts";
import { Settling } from "#ui/motion/Settling.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./CartBar.module.css";
import { useIsWide } from "./useIsWide.ts";

const SideCart = lazyWithRetry(() => import("./SideCart.tsx"));

interface CartBarButtonProps {
  readonly count: number;
  /** Yen. */
  readonly total: number;
  /** Where it is ordered: the bar is a link there. */
  readonly to: string;
  /** What a tap does. */
  readonly label: string;
  /** What else there is to say of the cart, under how much is in it. */
  readonly notes: readonly string[];
  /** The cart that stands beside the menu, in the bar's place, on screens that have room for it. */
  readonly beside?: { readonly storeId: string; readonly action: CartAction } | undefined;
}

/** A cart at the foot of the screen: pieces and total, and the way to order them. */
export function CartBarButton({ count, total, to, label, notes, beside }: CartBarButtonProps) {
  const { t } = useTranslation("menu");
  const isWide = useIsWide();
  const said = notes.map((note) => (
    <small key={note} className={styles.missing}>
      {note}
    </small>
  ));
  if (beside && isWide) {
    return (
      <LazyPart>
        <SideCart {...beside} total={total} to={to} label={label}>
          {said}
        </SideCart>
      </LazyPart>
    );
  }
  const isEmpty = count === 0;
  return (
    <section className={styles.bar} aria-label={t("cart")} data-empty={isEmpty || undefined} inert={isEmpty}>
      <Anchor href={to} className={styles.button} data-cart-target>
        <Icon of={cartIcon} />
        <span className={styles.words} aria-live="polite">
          {isEmpty ? t("cartEmpty") : label}
          {!isEmpty && said}
        </span>
        <strong className={styles.total} data-shared="cart" data-total>
          <Settling value={total}>{money(total)}</Settling>
        </strong>
      </Anchor>
    </section>
  );
}
