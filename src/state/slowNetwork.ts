import { atom } from "jotai";

/** Whether the network was found slow, and nobody has said yet whether data is to be saved. */
export const isSlowAtom = atom(false);
