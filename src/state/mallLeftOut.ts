import { atom } from "jotai";

/** Lines of the mall's cart, by their keys, that are not to be bought this time; in memory alone. */
export const mallLeftOutAtom = atom<ReadonlySet<string>>(new Set<string>());
