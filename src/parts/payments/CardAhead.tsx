import { useAtom } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SavedCardCards } from "#parts/cards/SavedCardCards.tsx";
import { useSavedCards } from "#parts/cards/useSavedCards.ts";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { chosenCardAtom } from "#state/payments/chosenMeans.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";

/** At a confirmation: by which saved card the order will be paid. Another is typed once there is an order to pay. */
export default function CardAhead() {
  const { t } = useTranslation("card");
  const { cards, isLoading, isUnknown, isValidating, reload } = useSavedCards(true);
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
  if (cards.length === 0) return <Notice>{t("anotherLater")}</Notice>;
  const isLeft = chosen === null || isKnown;
  return (
    <SavedCardCards
      cards={cards}
      value={(isLeft ? chosen : first) ?? null}
      onChange={choose}
      anotherNote={t("anotherLater")}
    />
  );
}
