import { useEffect, useId, useState } from "react";
import type { Suggesting } from "#ui/fields/SearchField.tsx";

interface ComboboxOptions {
  /** What is suggested, from the top down, each by a name of its own. */
  readonly keys: readonly string[];
  readonly pick: (key: string) => void;
}

export interface Combobox extends Omit<Suggesting, "errorId"> {
  readonly idOf: (key: string) => string;
  /** The letters have changed: what the keys stood on is over. */
  readonly onType: () => void;
}

/**
 * The keys of a field with suggestions, after the combobox pattern of WAI-ARIA: arrows go through them and round, Enter
 * takes one, Escape puts them away, and down brings them back. The focus stays in the field.
 */
export function useCombobox({ keys, pick }: ComboboxOptions): Combobox {
  const listId = useId();
  const [active, setActive] = useState<string | null>(null);
  const [isAway, putAway] = useState(false);
  const isOpen = keys.length > 0 && !isAway;
  const at = isOpen && active !== null ? keys.indexOf(active) : -1;
  const activeId = at < 0 ? undefined : `${listId}-${at}`;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const goTo = (index: number) => {
    putAway(false);
    setActive(keys.at(index % keys.length) ?? null);
    return keys.length > 0;
  };
  const onKey = (key: string): boolean => {
    switch (key) {
      case "ArrowDown":
        return goTo(at + 1);
      case "ArrowUp":
        return goTo(at < 0 ? -1 : at - 1);
      case "Enter": {
        const chosen = keys[at];
        if (chosen !== undefined) pick(chosen);
        return chosen !== undefined;
      }
      case "Escape":
        setActive(null);
        putAway(true);
        return isOpen;
      default:
        return false;
    }
  };
  return {
    listId,
    isOpen,
    activeId,
    onKey,
    idOf: (key) => `${listId}-${keys.indexOf(key)}`,
    onType: () => {
      setActive(null);
      putAway(false);
    },
  };
}
