import { atom, useSetAtom } from "jotai";
import { useCallback } from "react";

/** Where the notice button may stand on this screen, the latest last. */
export const noticePlacesAtom = atom<readonly HTMLElement[]>([]);

/** On a picture (`raised`) the button is a disc of its own. */
export type NoticeKind = "plain" | "raised";

/**
 * The notice button's place in a screen's bar, in front of its other buttons. The button comes to it by itself where the
 * store has notices, once its code is there; of two places on a screen it takes the one that came last.
 */
export function NoticeSlot({ kind }: { readonly kind?: NoticeKind }) {
  const set = useSetAtom(noticePlacesAtom);
  const stand = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      set((places) => [...places, element]);
      return () => set((places) => places.filter((each) => each !== element));
    },
    [set],
  );
  return <span ref={stand} data-kind={kind} />;
}
