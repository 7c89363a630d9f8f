import { useStore } from "jotai";
import { useEffect } from "react";
import type { StoreDetail } from "#contract/store.ts";
import { useSend } from "#net/useCall.ts";
import { useBrowseNote } from "#parts/menu/useBrowseNote.ts";
import { hasOldCart } from "#state/cart/cart.ts";
import { keepVisit } from "#state/orders/keepVisit.ts";

interface VisitProps {
  readonly storeId: string;
  readonly tableId: string | null;
  /** The table as the store knows it; null where it does not. */
  readonly table: StoreDetail["table"];
}

/** What is kept and told of a look at a menu, and drawn nowhere. */
export function Visit({ storeId, tableId, table }: VisitProps) {
  useOldCart(storeId, tableId);
  useBrowseNote(storeId);
  // A table that the store does not know is nobody's to be led back to.
  const isOfVisit = table && table.is_of_visit;
  useEffect(() => {
    if (!tableId || isOfVisit === null) return;
    const at = { store_id: storeId, table_id: tableId };
    keepVisit(at);
    // What does not come now is kept at the next look.
    if (isOfVisit)
      import("#parts/orders/again/keepOrdered.ts").then(
        ({ keepOrdered }) => keepOrdered(at),
        () => null,
      );
  }, [storeId, tableId, isOfVisit]);
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
