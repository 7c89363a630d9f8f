import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Scroll positions kept at most, the oldest dropped first. */
const KEPT = 50;
const positions = new Map<string, number>();

/** A new screen starts at its top; going back finds the place where one was. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else window.scrollTo(0, type === "POP" ? (positions.get(key) ?? 0) : 0);
    const remember = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      const oldest = positions.keys().next();
      if (positions.size > KEPT && !oldest.done) positions.delete(oldest.value);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, type]);
}
