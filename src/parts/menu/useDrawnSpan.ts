import { type RefObject, useEffect, useState } from "react";

/** Pixels drawn beyond the screen on either side. */
const BEYOND = 300;
/** The height drawn before it has been measured, as the server does: the goods that a phone shows below the header. */
const FIRST_HEIGHT = 640;
/** The span moves in steps, so that a scroll of a few pixels renders nothing. */
const STEP = 132;

/** The span of a tall element that the screen shows, in pixels from the element's top. */
export function useDrawnSpan(element: RefObject<HTMLElement | null>): { from: number; to: number } {
  const [span, setSpan] = useState({ from: 0, to: FIRST_HEIGHT });
  useEffect(
    () =>
      onScroll(() => {
        const top = element.current?.getBoundingClientRect().top ?? 0;
        const from = Math.max(0, Math.floor((-top - BEYOND) / STEP) * STEP);
        const to = Math.ceil((window.innerHeight - top + BEYOND) / STEP) * STEP;
        setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
      }),
    [element],
  );
  return span;
}

/** Calls `look` now, and once a frame while the page is scrolled or resized; answers what ends that. */
export function onScroll(look: () => void): () => void {
  let frame = 0;
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  look();
  window.addEventListener("scroll", later, { passive: true });
  window.addEventListener("resize", later);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", later);
    window.removeEventListener("resize", later);
  };
}
