import { useAtomValue } from "jotai";
import { useState } from "react";
import { CartAction } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { CartBarButton } from "#parts/cart/CartBarButton.tsx";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { cartOf } from "#state/cart/cart.ts";

const CartSheet = lazyWithRetry(() => import("#parts/cart/CartSheet.tsx"));

interface CartBarProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The order that dishes are added to; null for a new one. */
  readonly orderNo: string | null;
}

/** The cart, always in reach: pieces, total, and the way to order them. */
export function CartBar({ store, tableId, orderNo }: CartBarProps) {
  const { count, total } = useAtomValue(cartOf(store.store_id, CartAction.dineIn).totalsAtom);
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <CartBarButton count={count} total={total} onOpen={() => setOpen(true)} />
      {isOpen !== null && (
        <LazyLayer>
          <CartSheet
            open={isOpen}
            store={store}
            tableId={tableId}
            orderNo={orderNo}
            onClose={() => setOpen(false)}
          />
        </LazyLayer>
      )}
    </>
  );
}
