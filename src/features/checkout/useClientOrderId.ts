import { useAtomValue, useStore } from "jotai";
import { useCallback, useEffect } from "react";
import { idempotencyKey } from "#net/transport.ts";
import type { orderDraftAtom } from "#state/orders/orderDraft.ts";

/** Gives the id of a draft's attempt: made on entering, before anything can be sent, and kept over a reload. */
export function useClientOrderId(draftAtom: ReturnType<typeof orderDraftAtom>): () => string {
  const atoms = useStore();
  const hasId = useAtomValue(draftAtom).client_order_id !== null;
  const id = useCallback(() => {
    const kept = atoms.get(draftAtom).client_order_id;
    if (kept !== null) return kept;
    const made = idempotencyKey();
    atoms.set(draftAtom, { client_order_id: made });
    return made;
  }, [atoms, draftAtom]);
  useEffect(() => {
    if (!hasId) id();
  }, [hasId, id]);
  return id;
}
