import { type RefObject, useEffect, useEffectEvent } from "react";

/** A finger that went this far to one side turns a page. */
const FAR_PX = 40;

/** Calls `onTurn` with -1 for back and 1 for on: by the arrow keys, or a swipe over `element`. */
export function useTurning(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onTurn: (by: -1 | 1) => void,
): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isActive) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") turn(-1);
      if (key === "ArrowRight") turn(1);
    };
    const isOver = ({ target }: TouchEvent) => target instanceof Node && element.current?.contains(target);
    const start = (event: TouchEvent) => {
      const [touch] = event.touches;
      from =
        touch && event.touches.length === 1 && isOver(event) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const aside = touch.clientX - from.x;
      if (Math.abs(aside) > FAR_PX && Math.abs(aside) > Math.abs(touch.clientY - from.y)) {
        turn(aside < 0 ? 1 : -1);
      }
      from = null;
    };
    document.addEventListener("keydown", press);
    document.addEventListener("touchstart", start, { passive: true });
    document.addEventListener("touchend", end);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("touchstart", start);
      document.removeEventListener("touchend", end);
    };
  }, [element, isActive]);
}
