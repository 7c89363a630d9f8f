import { atom } from "jotai";

const held = atom<Readonly<Record<string, number>>>({});

/** How many pages of a list were read on to, by the list's name: going back finds the place where one was. */
export const shownPagesAtom = atom(
  (get) => get(held),
  (_get, set, name: string, pages: number) => set(held, (all) => ({ ...all, [name]: pages })),
);
