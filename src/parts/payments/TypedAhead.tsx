import { useAtom, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Vault } from "#contract/payment.ts";
import { CardFields } from "#parts/cards/CardForm.tsx";
import { useCardForm } from "#parts/cards/useCardForm.ts";
import { bringCardAtom, typedCardAtom } from "#state/payments/chosenMeans.ts";
import { SaveCard, TypedCardRow } from "./TypedCard.tsx";
import { useVaultPage } from "./useVaultPage.ts";

interface TypedAheadProps {
  readonly vault: Vault;
  /** Who may keep the card for the next time. */
  readonly isMember: boolean;
}

/**
 * At a confirmation: the card that will pay, typed there. It goes to the vault when the order is asked for, before
 * anything is ordered, so that a wrong number costs nobody an order.
 */
export default function TypedAhead({ vault, isMember }: TypedAheadProps) {
  const [typed, setTyped] = useAtom(typedCardAtom);
  const setBring = useSetAtom(bringCardAtom);
  const [isSaved, setSaved] = useState(typed?.isSaved ?? false);
  const form = useCardForm(vault, async (card) => setTyped({ card, isSaved }), ignore);
  useVaultPage(vault);
  const isThere = typed !== null;
  const send = useRef(form.send);
  useEffect(() => {
    send.current = form.send;
  });
  useEffect(() => {
    // What the vault has already needs to be brought nowhere.
    if (isThere) return undefined;
    setBring(() => () => send.current());
    return () => setBring(null);
  }, [isThere, setBring]);
  return (
    <>
      {typed ? (
        <TypedCardRow card={typed.card} onRetype={() => setTyped(null)} />
      ) : (
        <CardFields form={form} />
      )}
      {isMember && (
        <SaveCard
          isSaved={isSaved}
          onSave={(isKept) => {
            setSaved(isKept);
            if (typed) setTyped({ ...typed, isSaved: isKept });
          }}
        />
      )}
    </>
  );
}

/** The button that orders shows by itself that it is busy. */
const ignore = () => {};
