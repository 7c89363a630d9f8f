import { atom, useSetAtom } from "jotai";
import { useCallback } from "react";

export interface NoticePlace {
  readonly element: HTMLElement;
  /** On a picture the button is a disc of its own. */
  readonly kind: "plain" | "raised";
}

/** Where the notice button may stand on this screen, the latest last. */
export const noticePlacesAtom = atom<readonly NoticePlace[]>([]);

/**
 * The notice button's place in a screen's bar, in front of its other buttons. The button comes to it by itself where the
 * store has notices, once its code is there; of two places on a screen it takes the one that came last.
 */
export function NoticeSlot({ kind = "plain" }: { readonly kind?: NoticePlace["kind"] }) {
  const set = useSetAtom(noticePlacesAtom);
  const stand = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const place = { element, kind };
      set((places) => [...places, place]);
      return () => set((places) => places.filter((each) => each !== place));
    },
    [set, kind],
  );
  return <span ref={stand} />;
}
