import { useEffect, useEffectEvent } from "react";

/** Milliseconds after a key in which another one says that a scanner types, and no hand. */
const ALONE = 150;

interface Bumping {
  /** The ticket of this place, from 0. */
  readonly bump: (place: number) => void;
  readonly undo: () => void;
}

/** The keys of a bump bar: 1 to 9 finish a ticket by its place, 0 takes the last one back. Not while one types. */
export function useBumpKeys({ bump, undo }: Bumping): void {
  const pressed = useEffectEvent((key: string) => (key === "0" ? undo() : bump(Number(key) - 1)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = Number.NEGATIVE_INFINITY;
    const heard = (event: KeyboardEvent) => {
      const isAlone = event.timeStamp - lastAt > ALONE;
      lastAt = event.timeStamp;
      clearTimeout(timer);
      const isTyped =
        event.target instanceof HTMLElement &&
        event.target.closest("input, select, textarea, dialog") !== null;
      if (isTyped || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isAlone || !/^\d$/.test(event.key)) return;
      timer = setTimeout(() => pressed(event.key), ALONE);
    };
    document.addEventListener("keydown", heard);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", heard);
    };
  }, []);
}
