import { useCallback, useEffect, useRef, useState } from "react";
import type { CardBrand, CardTyped, Vault } from "#contract/payment.ts";
import { type CardFaults, cardFaults, type CardField, fieldOfFault } from "#domain/payments/cardFaults.ts";
import { cardBrand, cardDigits } from "#domain/payments/cardNumber.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { storeCard, type StoringAnswer } from "#net/storeCard.ts";

export type StoredCard = Extract<StoringAnswer, { kind: "stored" }>["card"];
export type CardTrouble = Exclude<StoringAnswer["kind"], "stored">;

const FIELDS: readonly CardField[] = ["number", "valid_period", "security_code", "name"];
const NO_FAULTS: CardFaults = {};

/**
 * A card's form. What is typed stands in its fields and nowhere else: it is read when it is sent to the vault, and taken
 * out of them once it has arrived there, and when the page is left. Known of it beside are its brand, and what is wrong.
 */
export function useCardForm(
  vault: Vault,
  onStored: (card: StoredCard) => Promise<unknown>,
  onBusy: (isBusy: boolean) => void,
) {
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});
  const isUnderWay = useRef(false);
  const [brand, setBrand] = useState<CardBrand>("other");
  const [faults, setFaults] = useState<CardFaults>(NO_FAULTS);
  const [trouble, setTrouble] = useState<CardTrouble | null>(null);
  const left = useRef(new AbortController());

  const read = (): CardTyped => {
    const text = (field: CardField) => foldWidth(inputs.current[field]?.value ?? "").trim();
    return {
      number: cardDigits(text("number")),
      valid_period: text("valid_period"),
      security_code: text("security_code"),
      name: text("name"),
    };
  };
  const clear = useCallback(() => {
    for (const input of Object.values(inputs.current)) if (input) input.value = "";
    setBrand("other");
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    window.addEventListener("pagehide", clear);
    return () => {
      leaving.abort();
      window.removeEventListener("pagehide", clear);
    };
  }, [clear]);

  const show = (found: CardFaults) => {
    setFaults(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) {
      inputs.current[first]?.scrollIntoView({ block: "center" });
      inputs.current[first]?.focus({ preventScroll: true });
    }
    return first === undefined;
  };

  /** Sends the card to the vault; answers whether it is there now. */
  const send = async (): Promise<boolean> => {
    if (isUnderWay.current) return false;
    setTrouble(null);
    if (!show(cardFaults(read(), new Date()))) return false;
    isUnderWay.current = true;
    onBusy(true);
    const { signal } = left.current;
    try {
      const answer = await storeCard(vault, read(), signal);
      if (signal.aborted) return false;
      if (answer.kind === "stored") {
        clear();
        await onStored(answer.card);
        return true;
      }
      if (answer.kind === "refused") {
        show(Object.fromEntries(answer.faults.map((fault) => [fieldOfFault[fault], fault])));
      }
      setTrouble(answer.kind);
      return false;
    } finally {
      isUnderWay.current = false;
      onBusy(false);
    }
  };

  /** What an input of the form needs to be part of it. */
  const field = (name: CardField) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    /** A field that is left with something in it is told what is wrong; an empty one is not scolded. */
    onBlur: () => {
      if ((inputs.current[name]?.value ?? "") === "") return;
      const fault = cardFaults(read(), new Date())[name];
      if (fault !== undefined) setFaults((all) => ({ ...all, [name]: fault }));
    },
    onText: (text: string) => {
      if (name === "number") setBrand(cardBrand(cardDigits(text)).brand);
      setFaults((all) => ({ ...all, [name]: undefined }));
    },
  });

  return { brand, faults, trouble, send, field };
}
