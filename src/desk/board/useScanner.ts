import { useEffect, useEffectEvent } from "react";

/** Milliseconds of quiet after which what was typed is no number of an order any more. */
const QUIET = 1_500;

/**
 * Hears numbers that are typed anywhere on the board, or come from a scanner, which types them and ends with Enter.
 * Nothing while a field or a layer has the keyboard.
 */
export function useScanner({
  found,
  undo,
}: {
  readonly found: (typed: string) => void;
  readonly undo: () => void;
}): void {
  const onFound = useEffectEvent(found);
  const onUndo = useEffectEvent(undo);
  useEffect(() => {
    let typed = "";
    let quiet: ReturnType<typeof setTimeout>;
    const pressed = (event: KeyboardEvent) => {
      const at = event.target;
      if (
        at instanceof HTMLInputElement ||
        at instanceof HTMLTextAreaElement ||
        at instanceof HTMLSelectElement
      )
        return;
      if (document.querySelector("dialog[open]") !== null || event.altKey) return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        onUndo();
        return;
      }
      if (event.ctrlKey || event.metaKey) return;
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        typed = "";
      }, QUIET);
      if (event.key === "Enter" && typed !== "") {
        // The button with the focus is not what is meant.
        event.preventDefault();
        onFound(typed);
        typed = "";
      } else if (/^[\w-]$/.test(event.key)) typed += event.key;
    };
    document.addEventListener("keydown", pressed, { capture: true });
    return () => {
      clearTimeout(quiet);
      document.removeEventListener("keydown", pressed, { capture: true });
    };
  }, []);
}
