import { useAtomValue } from "jotai";
import type { Card } from "#contract/card.ts";
import { creditCartListCall } from "#net/checkoutCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/session.ts";

const NONE: readonly Card[] = [];

/** The member's saved cards, the default first; nobody else has any, nor could keep one. */
export function useSavedCards(isWanted: boolean) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  // To visitors the provider refuses it: that is what tells them apart, and nothing to be said.
  const list = useCall(creditCartListCall, isWanted && hasSession ? {} : null, { isSilent: true });
  return {
    cards: list.data?.cards ?? NONE,
    /** Where a card is typed to; null until it is known. */
    vault: list.data?.vault ?? null,
    isMember: list.data !== undefined,
    isLoading: list.isLoading,
    reload: list.reload,
  };
}
