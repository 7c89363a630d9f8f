import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#parts/cart/CartBar.module.css";
import mark from "#parts/cart/CartMark.module.css";
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
  /** On a page whose foot has a button of its own: a mark in its head, with the number of pieces. */
  readonly isInHead?: boolean;
}

/** The mall's cart, always in reach: pieces, total, and what a shop's part lacks for free shipping. */
export function MallCartBar({ storeId, isAboveTabs, isInHead = false }: MallCartBarProps) {
  const { t } = useTranslation(["mall", "menu"]);
  const { count, total } = useAtomValue(mallCart.totalsAtom);
  const shops = useAtomValue(heldMallCartAtom)?.shops ?? [];
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const trouble = useAtomValue(mallCartTroubleAtom);
  // What was added meanwhile is told by the provider's answer, with all the rest.
  const isUnknown = trouble !== null && count === 0;
  const shop = shops.find(({ store_id }) => store_id === storeId);
  const words = isUnknown
    ? t("cart.unknown")
    : count === 0
      ? t("menu:cartEmpty")
      : t("menu:cartSummary", { count });
  const act = isUnknown
    ? { "aria-busy": trouble.isRetrying, onClick: () => void trouble.retry() }
    : ({ "aria-haspopup": "dialog", disabled: count === 0, onClick: () => setOpen(true) } as const);
  return (
    <>
      {isInHead ? (
        <button type="button" className={mark.mark} data-cart-target {...act}>
          <Icon of={cartIcon} />
          <span className="visually-hidden">{words}</span>
          {(count > 0 || isUnknown) && (
            <span aria-hidden="true" className={mark.count}>
              {isUnknown ? "?" : count}
            </span>
          )}
        </button>
      ) : (
        <div
          className={styles.bar}
          data-above-tabs={isAboveTabs || undefined}
          data-empty={(count === 0 && !isUnknown) || undefined}
        >
          <button type="button" className={styles.button} data-cart-target {...act}>
            <Icon of={cartIcon} />
            <span className={styles.words} aria-live="polite">
              {words}
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
      )}
      {isOpen !== null && (
        <LazyLayer>
          <MallCartSheet open={isOpen} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
