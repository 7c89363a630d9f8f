import { atom } from "jotai";

/**
 * What the operator has no service for: text messages to phones, mail, cards, or any payment online. What is not
 * named is there, as far as this page knows.
 */
export type Lack = "texts" | "mail" | "cards" | "online_payment";

/** The app sets it when it starts. */
export const lacksAtom = atom<readonly Lack[]>([]);
