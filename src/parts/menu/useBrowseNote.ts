import { useEffect } from "react";
import { storeBrowseCall } from "#net/calls/menuCalls.ts";
import { useSend } from "#net/useCall.ts";

/** Milliseconds after which someone who opened the menu has looked at it, and the first screen is long done. */
const LOOKED = 4_000;

/** Stores noted since the page was loaded: a visit. */
const noted = new Set<string>();

/** Tells the provider once in a visit that the store was looked at; nobody hears of it when that fails. */
export function useBrowseNote(storeId: string): void {
  const send = useSend();
  useEffect(() => {
    if (noted.has(storeId)) return;
    const timer = setTimeout(() => {
      noted.add(storeId);
      void send(storeBrowseCall, { store_id: storeId }, { isSilent: true });
    }, LOOKED);
    return () => clearTimeout(timer);
  }, [send, storeId]);
}
