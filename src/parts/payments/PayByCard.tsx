import { useAtom } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Card, Vault } from "#contract/payment.ts";
import { SavedCardCards } from "#parts/cards/SavedCardCards.tsx";
import type { StoredCard } from "#parts/cards/useCardForm.ts";
import { useSavedCards } from "#parts/cards/useSavedCards.ts";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { byTypedCard, chosenCardAtom } from "#state/payments/chosenMeans.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./PaySheet.module.css";
import { SaveCard, TypedCardRow } from "./TypedCard.tsx";

const CardForm = lazyWithRetry(() => import("#parts/cards/CardForm.tsx"));

interface PayByCardProps {
  readonly formId: string;
  readonly vault: Vault;
  /** By a tap just now: the list above it is long. */
  readonly isJustChosen: boolean;
  readonly cards: readonly Card[];
  readonly isMember: boolean;
  /** A `card_id`; null for another card. */
  readonly choice: string | null;
  readonly onChoose: (card_id: string | null) => void;
  /** The other card, once the vault has it. */
  readonly typed: StoredCard | null;
  readonly onTyped: (card: StoredCard) => Promise<unknown>;
  readonly onRetype: () => void;
  readonly isSaved: boolean;
  readonly onSave: (isSaved: boolean) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Which card pays: one of those that are saved, or one that is typed now, to be kept if its member likes. */
export function PayByCard(props: PayByCardProps) {
  const { formId, vault, cards, isMember, choice, onChoose, typed, onTyped, onRetype } = props;
  const box = useRef<HTMLDivElement>(null);
  const shown = props.isJustChosen && <IntoView of={box} />;
  return (
    <div ref={box} className={styles.card}>
      {cards.length > 0 && <SavedCardCards cards={cards} value={choice} onChange={onChoose} />}
      {choice !== null && shown}
      {choice === null && typed !== null && <TypedCardRow card={typed} onRetype={onRetype} />}
      {choice === null && typed === null && (
        <LazyPart waiting={<Skeleton lines={4} />}>
          <CardForm id={formId} vault={vault} onStored={onTyped} onBusy={props.onBusy} />
          {shown}
        </LazyPart>
      )}
      {choice === null && isMember && <SaveCard isSaved={props.isSaved} onSave={props.onSave} />}
    </div>
  );
}

/** Brings a part of a sheet into view once all around it is there. */
function IntoView({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // In new browsers this answers a promise, which React would call as the effect's end.
    of.current?.scrollIntoView({ block: "start" });
  }, [of]);
  return null;
}

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
          : byTypedCard({ card, isSaved: isMember && isSaved })
        : { card_id: choice },
    /** The card did not pay: it is not tried again by itself. */
    drop: () => {
      setTyped(null);
      void reload();
    },
  };
}
