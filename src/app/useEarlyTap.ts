import { useEffect } from "react";

declare global {
  interface Window {
    /** The button that was tapped on the server's page first; the page's own script keeps it. */
    norenTapped?: HTMLElement;
  }
}

/** Presses the button that was tapped before the app was there: what is seen can be used. */
export function useEarlyTap(): void {
  useEffect(() => {
    const tapped = window.norenTapped;
    // From now on the app hears of taps itself.
    window.norenTapped = document.body;
    if (tapped?.isConnected && tapped !== document.body) tapped.click();
  }, []);
}
