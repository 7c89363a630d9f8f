import type { useStore } from "jotai";
import type { Attempt } from "#net/journal/journal.ts";
import { mallDraftAtom } from "#state/orders/mallDraft.ts";
import { mallSelectionAtom } from "#state/cart/mallSelection.ts";

/** Empties what was chosen of the mall's cart, and its form, once a purchase is known to have arrived; false where that was done before. */
export function settleMall(atoms: ReturnType<typeof useStore>, { client_order_id }: Attempt): boolean {
  const shops = Object.values(atoms.get(mallDraftAtom).shops);
  if (!shops.some((shop) => shop.client_order_id === client_order_id)) return false;
  atoms.set(mallSelectionAtom, []);
  atoms.set(mallDraftAtom, null);
  return true;
}
