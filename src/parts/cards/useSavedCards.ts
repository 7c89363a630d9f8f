import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import type { Card, CardBrand } from "#contract/payment.ts";
import { creditCartListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";

const NONE: readonly Card[] = [];
/** Not signed in as a member: the provider's words to a visitor, which tell them apart and are nothing to be said. */
const STRANGER: readonly number[] = [Code.notSignedIn, Code.signInByTable];

/** The member's saved cards, the default first; nobody else has any, nor could keep one. */
export function useSavedCards(isWanted: boolean) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const list = useCall(creditCartListCall, isWanted && hasSession ? {} : null, { isSilent: true });
  const { data, failure } = list;
  const isStranger = failure?.kind === "code" && STRANGER.includes(failure.code);
  return {
    cards: data?.cards ?? NONE,
    /** Where a card is typed to; null until it is known. */
    vault: data?.vault ?? null,
    isMember: data !== undefined,
    isLoading: list.isLoading,
    /** Whether there are any could not be found out. */
    isUnknown: data === undefined && failure !== undefined && !isStranger,
    isValidating: list.isValidating,
    reload: list.reload,
  };
}

const LAST = 4;

/** What a card is called: its brand, and the last four digits of its number as far as it is known. */
export function useCardName(): (brand: CardBrand, number: string) => string {
  const { t } = useTranslation("card");
  return (brand, number) => t("ends", { brand: t(`brand.${brand}`), last4: number.slice(-LAST) });
}
