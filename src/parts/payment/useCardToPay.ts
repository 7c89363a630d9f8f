import { useAtom } from "jotai";
import { useState } from "react";
import type { StoredCard } from "#parts/card/useCardForm.ts";
import { useSavedCards } from "#parts/card/useSavedCards.ts";
import { chosenCardAtom } from "#state/payments/chosenMeans.ts";

/** Which card pays: until one is chosen, that of the confirmation, or else the first that is still valid. */
export function useCardToPay(isWanted: boolean) {
  const saved = useSavedCards(isWanted);
  const { cards, isMember, isLoading, reload, vault } = saved;
  const [remembered, remember] = useAtom(chosenCardAtom);
  const [chosen, setChosen] = useState<string | null>();
  const [typed, setTyped] = useState<StoredCard | null>(null);
  const [isSaved, setSaved] = useState(false);

  const valid = cards.filter(({ is_expired }) => is_expired === 0);
  const first = valid.find(({ card_id }) => card_id === remembered) ?? valid[0];
  const known = remembered === null ? null : (first?.card_id ?? null);
  const choice = chosen === undefined ? known : chosen;
  const withSaving = isMember && isSaved ? ({ save_card: 1 } as const) : {};

  return {
    cards,
    isMember,
    isLoading,
    /** Whether there are saved ones could not be found out: one can be typed all the same. */
    unknown: saved.isUnknown ? { onRetry: reload, isRetrying: saved.isValidating } : null,
    vault,
    choice,
    typed,
    isSaved,
    setSaved,
    setTyped,
    choose: (card_id: string | null) => {
      setChosen(card_id);
      remember(card_id);
    },
    /** What a payment is told of a card. */
    request: (card: StoredCard | null) =>
      choice === null
        ? card === null
          ? {}
          : { vault_token: card.token, ...withSaving }
        : { card_id: choice },
    /** The card did not pay: it is not tried again by itself. */
    drop: () => {
      setTyped(null);
      void reload();
    },
  };
}
