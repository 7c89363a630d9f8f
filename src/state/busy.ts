import { atom } from "jotai";

/** Requests under way that the customer waits for. */
export const busyAtom = atom(0);
