import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#parts/cart/CartBar.module.css";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { heldMallCartAtom, mallCart, mallCartTroubleAtom } from "#state/cart/mallCart.ts";
import { money } from "#text/formats.ts";
import { cartIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import mallStyles from "./MallCart.module.css";

const MallCartSheet = lazyWithRetry(() => import("./MallCartSheet.tsx"));

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
  const trouble = useAtomValue(mallCartTroubleAtom);
  // What was added meanwhile is told by the provider's answer, with all the rest.
  const isUnknown = trouble !== null && count === 0;
  const shop = shops.find(({ store_id }) => store_id === storeId);
  return (
    <>
      <div
        className={styles.bar}
        data-above-tabs={isAboveTabs || undefined}
        data-empty={(count === 0 && !isUnknown) || undefined}
      >
        <button
          type="button"
          className={styles.button}
          data-cart-target
          {...(isUnknown
            ? { "aria-busy": trouble.isRetrying, onClick: () => void trouble.retry() }
            : { "aria-haspopup": "dialog", disabled: count === 0, onClick: () => setOpen(true) })}
        >
          <Icon of={cartIcon} />
          <span className={styles.words} aria-live="polite">
            {isUnknown
              ? t("cart.unknown")
              : count === 0
                ? t("menu:cartEmpty")
                : t("menu:cartSummary", { count })}
            {isUnknown && <small className={styles.missing}>{t("cart.unknownRetry")}</small>}
            {shop !== undefined && shop.missing_for_free > 0 && (
              <small className={styles.missing}>
                {t("missingOfShop", { shop: shop.store_name, price: money(shop.missing_for_free) })}
              </small>
            )}
          </span>
          {!isUnknown && (
            <span className={mallStyles.total}>
              <small>{t("cart.beforeShipping")}</small>{" "}
              <strong className={styles.total}>{money(total)}</strong>
            </span>
          )}
        </button>
      </div>
      {isOpen !== null && (
        <LazyLayer>
          <MallCartSheet open={isOpen} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
