import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Scroll positions kept at most, the oldest dropped first. */
const KEPT = 50;
const positions = new Map<string, number>();

/** A new screen starts at its top; going back finds the place where one was. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // A screen that notes its tab or its search words in the address stays where it is.
    const isSameScreen = type === "REPLACE" && before === pathname;
    if (before !== null && !isSameScreen) window.scrollTo(0, type === "POP" ? (positions.get(key) ?? 0) : 0);
    const remember = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      const oldest = positions.keys().next();
      if (positions.size > KEPT && !oldest.done) positions.delete(oldest.value);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, type, pathname]);
}
