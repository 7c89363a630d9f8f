import { atom } from "jotai";

/** How much of home is open, kept while the app is, so that going back finds it as it was. */
export const homeViewAtom = atom({ hasMap: false, isWhole: false });
