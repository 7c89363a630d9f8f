import { useState } from "react";
import type { CartLine } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { restoreLine } from "#domain/cart/changeLines.ts";
import type { CartChange } from "#state/cart/cart.ts";

type Lines = readonly CartLine[];

/** Changes a cart, and keeps what was taken out of it last, to be put back. */
export function useUndo(lines: Lines, change: (change: CartChange) => void) {
  const [removed, setRemoved] = useState<readonly { readonly line: CartLine; readonly at: number }[]>([]);
  return {
    changeCart: (asked: CartChange) => {
      const all = lines.map((line, at) => ({ line, at }));
      if (asked.verb === "remove") setRemoved(all.filter(({ line }) => lineKey(line) === asked.key));
      if (asked.verb === "clear") setRemoved(all);
      change(asked);
    },
    removed,
    undo: () => {
      setRemoved([]);
      const back = (now: Lines) =>
        removed.reduce<CartLine[]>((kept, { line, at }) => restoreLine(kept, line, at), [...now]);
      change({ verb: "apply", rule: back });
    },
  };
}
