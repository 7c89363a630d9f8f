import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#parts/cart/CartBar.module.css";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { heldMallCartAtom, mallCart } from "#state/mallCart.ts";
import { money } from "#text/money.ts";
import { Icon } from "#ui/Icon.tsx";
import { cartIcon } from "#ui/icons/cartIcon.ts";
import { QuantityBadge } from "#ui/QuantityBadge.tsx";

const MallCartSheet = lazy(() => import("./MallCartSheet.tsx"));

interface MallCartBarProps {
  /** The shop whose free shipping is in reach; the whole mall's cart names none. */
  readonly storeId?: string | undefined;
  /** Stands above the bottom tabs. */
  readonly isAboveTabs?: boolean;
}

/** The mall's cart, always in reach: pieces, total, and what a shop's part lacks for free shipping. */
export function MallCartBar({ storeId, isAboveTabs }: MallCartBarProps) {
  const { t } = useTranslation(["mall", "menu"]);
  const { count, total } = useAtomValue(mallCart.totalsAtom);
  const shops = useAtomValue(heldMallCartAtom)?.shops ?? [];
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const missing = shops.find((shop) => shop.store_id === storeId)?.missing_for_free ?? 0;
  return (
    <>
      <div
        className={styles.bar}
        data-above-tabs={isAboveTabs || undefined}
        data-empty={count === 0 || undefined}
      >
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
            {count === 0 ? t("menu:cartEmpty") : t("menu:cartSummary", { count })}
            {missing > 0 && (
              <small className={styles.missing}>{t("missingForFree", { price: money(missing) })}</small>
            )}
          </span>
          <strong className={styles.total}>{money(total)}</strong>
        </button>
      </div>
      {isOpen !== null && (
        <SectionBoundary isLayer>
          <Suspense fallback={null}>
            <MallCartSheet open={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
