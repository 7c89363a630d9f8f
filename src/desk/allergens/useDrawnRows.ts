import { type RefObject, useEffect, useState } from "react";

/** Lines drawn beyond what is seen. */
const BEYOND = 8;
/** Lines drawn before it is known how many are seen. */
const FIRST = 40;
/** The height of a line, in the root's letters, as the style sheet has it. */
const LINE = 3;

export const lineHeight = () =>
  LINE * parseFloat(getComputedStyle(document.documentElement).fontSize || "16");

/** Of many lines in a box that scrolls those that are drawn: a menu of thousands is filled in as quickly as a short one. */
export function useDrawnRows(
  box: RefObject<HTMLElement | null>,
  count: number,
): { from: number; to: number } {
  const [span, setSpan] = useState({ from: 0, to: FIRST });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const height = lineHeight();
      const first = Math.floor(element.scrollTop / height);
      const seen = Math.ceil((element.clientHeight || FIRST * height) / height);
      // In steps, so that a scroll of a few pixels draws nothing.
      const from = Math.max(0, Math.floor((first - BEYOND) / BEYOND) * BEYOND);
      const to = Math.ceil((first + seen + BEYOND) / BEYOND) * BEYOND;
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [box]);
  const to = Math.min(count, span.to);
  return { from: Math.min(span.from, Math.max(0, to - 1)), to };
}
