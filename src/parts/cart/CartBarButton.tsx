import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { money } from "#text/formats.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { cartIcon } from "#ui/icons/common.ts";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import styles from "./CartBar.module.css";

interface CartBarButtonProps {
  readonly count: number;
  /** Yen. */
  readonly total: number;
  readonly onOpen: () => void;
  /** What else there is to say of the cart, under how much is in it. */
  readonly children?: ReactNode;
}

/** A cart at the foot of the screen: pieces and total; whatever opens it starts here. */
export function CartBarButton({ count, total, onOpen, children }: CartBarButtonProps) {
  const { t } = useTranslation("menu");
  return (
    <div className={styles.bar} data-empty={count === 0 || undefined}>
      <button
        type="button"
        className={styles.button}
        data-cart-target
        aria-haspopup="dialog"
        disabled={count === 0}
        onClick={onOpen}
      >
        <span className={styles.icon}>
          <Icon of={cartIcon} />
          <QuantityBadge count={count} corner />
        </span>
        <span className={styles.words} aria-live="polite">
          {count === 0 ? t("cartEmpty") : t("cartSummary", { count })}
          {children}
        </span>
        <strong className={styles.total}>{money(total)}</strong>
      </button>
    </div>
  );
}
