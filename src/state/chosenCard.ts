import { atom } from "jotai";

/**
 * The saved card (its `card_id`) that was chosen at a confirmation, for the payment that follows it: null for a card
 * that is typed then, undefined while nothing was chosen. It lives as long as the page, and is in no storage.
 */
export const chosenCardAtom = atom<string | null | undefined>(undefined);
