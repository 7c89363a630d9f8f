import { useEffect } from "react";

declare global {
  interface Window {
    /** The button or the choice that was tapped on the server's page first; the page's own script keeps it. */
    norenTapped?: HTMLElement;
  }
}

/** Presses what was tapped before the app was there: what is seen can be used. */
export function useEarlyTap(): void {
  useEffect(() => {
    const tapped = window.norenTapped;
    // From now on the app hears of taps itself.
    window.norenTapped = document.body;
    if (!tapped?.isConnected || tapped === document.body) return;
    // The browser has made the choice already, and React hears of changes alone.
    if (tapped instanceof HTMLInputElement) tapped.checked = !tapped.checked;
    tapped.click();
  }, []);
}
