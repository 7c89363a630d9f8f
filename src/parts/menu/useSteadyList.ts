import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { CategoryPlace } from "./menuRows.ts";
import { onScroll } from "./useDrawnSpan.ts";

/** By these the guest moves the page: what was tapped on the rail is then no longer what is wanted. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

interface Places {
  readonly list: RefObject<HTMLElement | null>;
  readonly rail: RefObject<HTMLElement | null>;
  readonly places: readonly CategoryPlace[];
  /** Measures what was drawn; true where the list will be drawn once more because of it. */
  readonly learn: () => boolean;
}

/**
 * Keeps what one reads where it is while rows above it come, go and turn out higher than guessed, and a category that
 * was gone to under the rail until the guest moves on. `held` names that category.
 */
export function useSteadyList({ list, rail, places, learn }: Places) {
  const held = useRef<string | null>(null);
  const anchor = useRef<{ readonly element: Element; readonly offset: number } | null>(null);

  const align = useCallback(() => {
    const menu = list.current;
    if (!menu) return;
    const start = menu.getBoundingClientRect().top;
    const line = coveredBy(rail.current, menu);
    const wanted = places.find(({ category }) => category.category_id === held.current);
    const kept = anchor.current;
    if (wanted) scrollBy(headingTop(menu, wanted) - line);
    else if (kept?.element.isConnected && start < line)
      scrollBy(kept.element.getBoundingClientRect().top - start - kept.offset);
    const rows = [...menu.querySelectorAll("[data-row], [data-heading]")];
    const element = rows.find((row) => row.getBoundingClientRect().bottom > line);
    const top = menu.getBoundingClientRect().top;
    anchor.current = element ? { element, offset: element.getBoundingClientRect().top - top } : null;
  }, [list, rail, places]);

  // After each drawing, before it is painted: what is drawn depends on what was measured.
  useLayoutEffect(() => {
    if (!learn()) align();
  });

  useEffect(() => {
    const move = () => {
      held.current = null;
    };
    for (const name of MOVES) window.addEventListener(name, move, { passive: true, capture: true });
    return () => {
      for (const name of MOVES) window.removeEventListener(name, move, { capture: true });
    };
  }, []);

  useEffect(() => onScroll(align), [align]);

  /** Goes to a category, and stays there until the guest moves on. */
  const goTo = useCallback(
    (categoryId: string) => {
      held.current = categoryId;
      align();
    },
    [align],
  );
  return { held, goTo };
}

/** Where in the window a category's heading stands, as drawn, or as it will be where it is not. */
function headingTop(menu: HTMLElement, { category, top }: CategoryPlace): number {
  const drawn = menu.querySelector(`[data-heading="${CSS.escape(category.category_id)}"]`);
  return drawn ? drawn.getBoundingClientRect().top : menu.getBoundingClientRect().top + top;
}

/** Where the window's first uncovered pixel is once the rail sticks to its place, above the list or beside it. */
export function coveredBy(rail: HTMLElement | null, list: HTMLElement): number {
  if (!rail) return 0;
  const top = Number.parseFloat(getComputedStyle(rail).top) || 0;
  const { right, height } = rail.getBoundingClientRect();
  return right <= list.getBoundingClientRect().left ? top : top + height;
}

/** What is less than a pixel off stands right. */
function scrollBy(pixels: number): void {
  if (Math.abs(pixels) >= 1) window.scrollBy({ top: pixels, behavior: "instant" });
}
