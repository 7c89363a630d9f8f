import { atom } from "jotai";

/** What the present screen is about by name, a store or a dish; it stands before the page's title. */
export const pageSubjectAtom = atom<string | null>(null);
