import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import styles from "#parts/cart/CartBar.module.css";
import { useTexts } from "#parts/shell/useTexts.ts";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { cartOf } from "#state/cart.ts";
import { money } from "#text/money.ts";
import { Icon } from "#ui/Icon.tsx";
import { cartIcon } from "#ui/icons/cartIcon.ts";
import { QuantityBadge } from "#ui/QuantityBadge.tsx";
import { type AwayMode, cartFor } from "./awayMode.ts";
import { useDelivery } from "./useDelivery.ts";
import { useMissingWords } from "./useMissingWords.ts";

const AwayCartSheet = lazy(() => import("./AwayCartSheet.tsx"));

interface AwayCartBarProps {
  readonly store: StoreDetail;
  readonly mode: AwayMode;
  /** Changes to collecting, where the page can do that with a word on what it means; otherwise a link leads there. */
  readonly onPickUp?: (() => void) | undefined;
}

/** The carts of a way of ordering, always in reach: pieces and total of both, and what the menu's still lacks. */
export function AwayCartBar({ store, mode, onPickUp }: AwayCartBarProps) {
  const { t } = useTranslation(["storeHome", "menu"]);
  const hasTexts = useTexts(["storeHome", "specials"]);
  const menu = useAtomValue(cartOf(store.store_id, cartFor(mode, false)).totalsAtom);
  const offers = useAtomValue(cartOf(store.store_id, cartFor(mode, true)).totalsAtom);
  const delivery = useDelivery(store, mode === 3);
  const missingWords = useMissingWords();
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const count = menu.count + offers.count;
  const first = menu.count > 0 ? menu : offers;
  const missing = mode === 3 && count > 0 ? missingWords(delivery, first.total) : null;
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
            {count === 0 ? t("menu:cartEmpty") : t("menu:cartSummary", { count })}
            {hasTexts && missing && <small className={styles.missing}>{missing}</small>}
          </span>
          <strong className={styles.total}>{money(menu.total + offers.total)}</strong>
        </button>
      </div>
      {isOpen !== null && hasTexts && (
        <SectionBoundary isLayer>
          <Suspense fallback={null}>
            <AwayCartSheet
              open={isOpen}
              store={store}
              mode={mode}
              onPickUp={onPickUp}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
