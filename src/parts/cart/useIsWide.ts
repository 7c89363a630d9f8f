import { useSyncExternalStore } from "react";

/** From here on the cart stands beside the menu (`BesideCart.module.css`). */
const WIDE = "(min-width: 768px) and (min-height: 481px)";

function subscribe(tell: () => void) {
  const media = window.matchMedia?.(WIDE);
  media?.addEventListener("change", tell);
  return () => media?.removeEventListener("change", tell);
}

/** Whether the screen has room for the cart beside the menu; the server draws none. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}
