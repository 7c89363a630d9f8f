import { useAtom } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Vault } from "#contract/payment.ts";
import { SavedCardCards } from "#parts/cards/SavedCardCards.tsx";
import { useSavedCards } from "#parts/cards/useSavedCards.ts";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { chosenCardAtom } from "#state/payments/chosenMeans.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";

const TypedAhead = lazyWithRetry(() => import("./TypedAhead.tsx"));

/** At a confirmation: by which saved card the order will be paid, or another, which is typed here. */
export default function CardAhead({ vault }: { readonly vault: Vault }) {
  const { t } = useTranslation("card");
  const { cards, isLoading, isMember, isUnknown, isValidating, reload } = useSavedCards(true);
  const [chosen, choose] = useAtom(chosenCardAtom);
  const valid = cards.filter(({ is_expired }) => is_expired === 0);
  const first = valid[0]?.card_id;
  const isKnown = valid.some(({ card_id }) => card_id === chosen);
  // Until something is chosen, the card that stands first is: what is shown is what will be paid with.
  useEffect(() => {
    if (chosen === undefined && first !== undefined) choose(first);
    if (typeof chosen === "string" && cards.length > 0 && !isKnown) choose(first ?? null);
  }, [chosen, first, isKnown, cards, choose]);

  if (isLoading) return <Skeleton lines={3} />;
  if (isUnknown) {
    return (
      <NotKnown onRetry={reload} isRetrying={isValidating}>
        {t("unknown")}
      </NotKnown>
    );
  }
  const isLeft = chosen === null || isKnown;
  const value = (isLeft ? chosen : first) ?? null;
  return (
    <>
      {cards.length > 0 && <SavedCardCards cards={cards} value={value} onChange={choose} />}
      {value === null && (
        <LazyPart waiting={<Skeleton lines={4} />}>
          <TypedAhead vault={vault} isMember={isMember} />
        </LazyPart>
      )}
    </>
  );
}
