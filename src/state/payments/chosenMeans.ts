import { atom } from "jotai";

/**
 * The saved card (its `card_id`) that was chosen at a confirmation, for the payment that follows it: null for a card
 * that is typed then, undefined while nothing was chosen. It lives as long as the page, and is in no storage.
 */
export const chosenCardAtom = atom<string | null | undefined>(undefined);

/**
 * The cards and vouchers (their ids) that were chosen at the confirmation of a store, or of several (their ids with
 * spaces between), for the payment that follows it.
 * It lives as long as the page, and is in no storage.
 */
export const chosenPayersAtom = atom<{ readonly store_id: string; readonly ids: readonly string[] } | null>(
  null,
);
