import { atom } from "jotai";

/** Origin of the API, without a trailing slash; empty for the page's own. The app sets it when it starts. */
export const apiBaseAtom = atom("");
