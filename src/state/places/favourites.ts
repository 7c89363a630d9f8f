import { atom } from "jotai";
import { sessionAtom } from "#state/account/session.ts";

type Mark = 0 | 1;

const none: Readonly<Record<string, Mark>> = {};
const held = atom<{ readonly uid: string | null; readonly marks: Readonly<Record<string, Mark>> }>({
  uid: null,
  marks: none,
});

/** Stores that this tab's customer took into the favourites or out of them, over what lists said before. */
export const favouriteMarksAtom = atom((get) => {
  const { uid, marks } = get(held);
  return uid === (get(sessionAtom)?.uid ?? null) ? marks : none;
});

/** Notes that a store is a favourite, or no longer one; undefined: as the lists say. */
export const markFavouriteAtom = atom(null, (get, set, store_id: string, mark: Mark | undefined) => {
  const { [store_id]: _, ...others } = get(favouriteMarksAtom);
  const uid = get(sessionAtom)?.uid ?? null;
  set(held, { uid, marks: mark === undefined ? others : { ...others, [store_id]: mark } });
});
