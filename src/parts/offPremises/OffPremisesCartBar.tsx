import { useAtomValue } from "jotai";
import { useState } from "react";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import styles from "#parts/cart/CartBar.module.css";
import { CartBarButton } from "#parts/cart/CartBarButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { cartOf } from "#state/cart/cart.ts";
import { offPremisesCart } from "./offPremises.ts";
import { useDelivery } from "./useDelivery.ts";
import { useMissingWords } from "./useMissingWords.ts";

const OffPremisesCartSheet = lazyWithRetry(() => import("./OffPremisesCartSheet.tsx"));

interface OffPremisesCartBarProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  /** Changes to collecting, where the page can do that with a word on what it means; otherwise a link leads there. */
  readonly onPickUp?: (() => void) | undefined;
}

/** The carts of a way of ordering, always in reach: pieces and total of both, and what the menu's still lacks. */
export function OffPremisesCartBar({ store, mode, onPickUp }: OffPremisesCartBarProps) {
  const hasTexts = useTexts(["storeHome", "specials"]);
  const menu = useAtomValue(cartOf(store.store_id, offPremisesCart(mode, false)).totalsAtom);
  const offers = useAtomValue(cartOf(store.store_id, offPremisesCart(mode, true)).totalsAtom);
  const delivery = useDelivery(store, mode === 3);
  const missingWords = useMissingWords();
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const count = menu.count + offers.count;
  const first = menu.count > 0 ? menu : offers;
  const missing = mode === 3 && count > 0 ? missingWords(delivery, first.total) : null;
  return (
    <>
      <CartBarButton count={count} total={menu.total + offers.total} onOpen={() => setOpen(true)}>
        {hasTexts && missing && <small className={styles.missing}>{missing}</small>}
      </CartBarButton>
      {isOpen !== null && hasTexts && (
        <LazyLayer>
          <OffPremisesCartSheet
            open={isOpen}
            store={store}
            mode={mode}
            onPickUp={onPickUp}
            onClose={() => setOpen(false)}
          />
        </LazyLayer>
      )}
    </>
  );
}
