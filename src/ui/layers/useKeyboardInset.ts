import { useEffect } from "react";

/**
 * While mounted, `--keyboard` on the document is the height that the on-screen keyboard covers (px), so that a sheet
 * or a bottom bar can stand above it. iOS lays the keyboard over the page without telling CSS.
 */
export const useKeyboardInset = (active: boolean): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    const root = document.documentElement;
    const measure = () => {
      const covered = Math.round(innerHeight - viewport.height - viewport.offsetTop);
      // Less than this is the browser's own bar, or a pinch.
      root.style.setProperty("--keyboard", viewport.scale === 1 && covered > 80 ? `${covered}px` : "0px");
    };
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    viewport.addEventListener("resize", measure, { signal });
    viewport.addEventListener("scroll", measure, { signal });
    return () => {
      listening.abort();
      root.style.removeProperty("--keyboard");
    };
  }, [active]);
};
