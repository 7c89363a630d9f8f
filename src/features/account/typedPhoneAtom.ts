import { atom } from "jotai";

/** The phone typed last, for as long as the page lives: no form of the account asks for it twice. */
export const typedPhoneAtom = atom("");
