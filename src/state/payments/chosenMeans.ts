import { atom } from "jotai";
import type * as z from "zod/mini";
import type { CardStored } from "#contract/payment.ts";
import { sessionAtom } from "#state/account/session.ts";

/** A card that a vault has taken, known by its token alone, and whether it is kept for the next time. */
export type TypedCard = { readonly card: z.infer<typeof CardStored>; readonly isSaved: boolean };

/** What a payment is told of it. */
export const byTypedCard = ({ card, isSaved }: TypedCard) => ({
  vault_token: card.token,
  ...(isSaved && ({ save_card: 1 } as const)),
});

const typedAtom = atom<{ readonly typed: TypedCard; readonly uid: string | null } | null>(null);

/**
 * The card that was typed at a confirmation, for the payment that follows it. It is in no storage, and nobody's but theirs
 * who typed it; whoever was nobody then becomes somebody by ordering.
 */
export const typedCardAtom = atom(
  (get) => {
    const kept = get(typedAtom);
    const isTheirs = kept?.uid === null || kept?.uid === get(sessionAtom)?.uid;
    return kept && isTheirs ? kept.typed : null;
  },
  (get, set, typed: TypedCard | null) =>
    set(typedAtom, typed && { typed, uid: get(sessionAtom)?.uid ?? null }),
);

/**
 * Brings the card that is being typed at a confirmation to its vault, before anything is ordered; answers whether the
 * order can go on. Null where none is typed.
 */
export const bringCardAtom = atom<(() => Promise<boolean>) | null>(null);

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
