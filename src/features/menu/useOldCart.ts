import { useStore } from "jotai";
import { useEffect } from "react";
import { useSend } from "#net/useCall.ts";
import { hasOldCart } from "#state/cart/cart.ts";

/** Brings the older local cart along, where this browser still has one: its code comes only then. */
export function useOldCart(storeId: string, tableId: string | null): void {
  const send = useSend();
  const store = useStore();
  useEffect(() => {
    if (!hasOldCart()) return;
    // What does not come now is adopted at the next visit.
    import("#parts/cart/adoptOldCart.ts")
      .then(({ adoptOldCart }) => adoptOldCart(send, store, { store_id: storeId, table_id: tableId }))
      .catch(() => null);
  }, [send, store, storeId, tableId]);
}
