import { atom } from "jotai";

/** Whether real-time messages arrive: off before anyone listens, down when the service cannot be reached. */
export const listeningAtom = atom<"off" | "live" | "down">("off");
