import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { cartOf } from "#state/cart.ts";
import { money } from "#text/money.ts";
import { Icon } from "#ui/Icon.tsx";
import { cartIcon } from "#ui/icons/cartIcon.ts";
import { QuantityBadge } from "#ui/QuantityBadge.tsx";
import styles from "#parts/cart/CartBar.module.css";

const CartSheet = lazy(() => import("#parts/cart/CartSheet.tsx"));

interface CartBarProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The order that dishes are added to; null for a new one. */
  readonly orderNo: string | null;
}

/** The cart, always in reach: pieces, total, and the way to order them. */
export function CartBar({ store, tableId, orderNo }: CartBarProps) {
  const { t } = useTranslation("menu");
  const { count, total } = useAtomValue(cartOf(store.store_id, 1).totalsAtom);
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <div className={styles.bar} data-empty={count === 0 || undefined}>
        <button
          type="button"
          className={styles.button}
          data-cart-target
          aria-haspopup="dialog"
          disabled={count === 0}
          onClick={() => setOpen(true)}
        >
          <span className={styles.icon}>
            <Icon of={cartIcon} />
            <QuantityBadge count={count} corner />
          </span>
          <span className={styles.words} aria-live="polite">
            {count === 0 ? t("cartEmpty") : t("cartSummary", { count })}
          </span>
          <strong className={styles.total}>{money(total)}</strong>
        </button>
      </div>
      {isOpen !== null && (
        <SectionBoundary isLayer>
          <Suspense fallback={null}>
            <CartSheet
              open={isOpen}
              store={store}
              tableId={tableId}
              orderNo={orderNo}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
