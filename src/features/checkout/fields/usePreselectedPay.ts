import { useAtomValue } from "jotai";
import { type OrderType, PayType } from "#contract/enumerations.ts";
import { preselectedPayType } from "#domain/payments/preselectedPayType.ts";
import { useSavedCards } from "#parts/cards/useSavedCards.ts";
import { lastPayTypeAtom } from "#state/payments/lastPayType.ts";

interface Offered {
  readonly types: readonly PayType[];
  readonly order_type: OrderType;
  /** Yen that the wallet holds; null for who has none. */
  readonly wallet: number | null;
  /** Yen to be paid. */
  readonly total: number;
  /** Whether a card is typed at the confirmation, so that one needs a saved one to be ready. */
  readonly hasVault: boolean;
}

/** The way to pay of an order for which none was chosen yet (`preselectedPayType`). */
export function usePreselectedPay({ types, order_type, wallet, total, hasVault }: Offered) {
  const last = useAtomValue(lastPayTypeAtom);
  // What one paid with last comes first, and a kept card before cash at the door.
  const isLastOffered = last !== null && types.includes(last);
  const isCardWanted =
    hasVault &&
    types.includes(PayType.card) &&
    (isLastOffered ? last === PayType.card : types.includes(PayType.cashOnDelivery));
  const { cards, isLoading } = useSavedCards(isCardWanted);
  const hasCard = cards.some(({ is_expired }) => is_expired === 0);
  const isReady = (type: PayType) => {
    if (type === PayType.wallet) return (wallet ?? 0) >= total;
    return type !== PayType.card || !hasVault || hasCard;
  };
  return {
    pay_type: preselectedPayType({ types, order_type, last, hasKeptCard: hasCard, isReady }),
    /** Whether there is a saved card to pay with is still asked. */
    isReading: isCardWanted && isLoading,
  };
}
