import { useStore } from "jotai";
import { useEffect } from "react";
import { useSend } from "#net/useCall.ts";
import { useBrowseNote } from "#parts/menu/useBrowseNote.ts";
import { hasOldCart } from "#state/cart/cart.ts";
import { keepVisit } from "#state/orders/lastVisit.ts";

interface VisitProps {
  readonly storeId: string;
  readonly tableId: string | null;
  /** The store knows the table. */
  readonly isAtTable: boolean;
}

/** What is kept and told of a look at a menu, and drawn nowhere. */
export function Visit({ storeId, tableId, isAtTable }: VisitProps) {
  useOldCart(storeId, tableId);
  useBrowseNote(storeId);
  // A table that the store does not know is nobody's to be led back to.
  useEffect(() => {
    if (tableId && isAtTable) keepVisit({ store_id: storeId, table_id: tableId });
  }, [storeId, tableId, isAtTable]);
  return null;
}

/** Brings the older local cart along, where this browser still has one: its code comes only then. */
function useOldCart(storeId: string, tableId: string | null): void {
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
