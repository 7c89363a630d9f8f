import { type RefObject, useEffect, useState } from "react";

/** Pixels drawn beyond the screen on either side. */
const BEYOND = 300;
/** The window's height before it has been measured, as the server draws it: the first goods of a phone. */
const FIRST_HEIGHT = 900;
/** The window moves in steps, so that a scroll of a few pixels renders nothing. */
const STEP = 132;

/** The span of a tall element that the screen shows, in pixels from the element's top. */
export function useWindow(element: RefObject<HTMLElement | null>): { from: number; to: number } {
  const [span, setSpan] = useState({ from: 0, to: FIRST_HEIGHT });
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = element.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((-top - BEYOND) / STEP) * STEP);
      const to = Math.ceil((window.innerHeight - top + BEYOND) / STEP) * STEP;
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [element]);
  return span;
}
