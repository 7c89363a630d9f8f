import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Scroll positions kept at most, the oldest dropped first. */
const KEPT = 50;
const positions = new Map<string, number>();

/** A new screen starts at its top; going back finds the place where one was. */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ readonly pathname: string; readonly search: string } | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    // A screen that notes its tab or its search words in the address stays where it is.
    const isSameScreen = type === "REPLACE" && before?.pathname === pathname;
    // So does what was read while the host got ready: then the same address comes as the browser's own entry.
    const isSameEntry =
      type === "POP" && !positions.has(key) && before?.pathname === pathname && before.search === search;
    if (before !== null && !isSameScreen && !isSameEntry)
      window.scrollTo(0, type === "POP" ? (positions.get(key) ?? 0) : 0);
    const remember = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      const oldest = positions.keys().next();
      if (positions.size > KEPT && !oldest.done) positions.delete(oldest.value);
    };
    if (isSameEntry) remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, type, pathname, search]);
}
