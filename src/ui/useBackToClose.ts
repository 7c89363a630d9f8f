import { use, useEffect, useEffectEvent } from "react";
import { HistoryAllowed } from "./historyAllowed.ts";
import { openLayer } from "./layerHistory.ts";

/** While `open`, the back button (or an edge swipe) calls `onClose` instead of leaving the page; see layerHistory.ts. */
export const useBackToClose = (open: boolean, onClose: () => void): void => {
  const allowed = use(HistoryAllowed);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (open && allowed) return openLayer(() => close());
  }, [open, allowed]);
};
