import { atom } from "jotai";

/** The postal code that is being typed to say where one is: still there after a look at the map. In memory alone. */
export const postalSearchAtom = atom("");
