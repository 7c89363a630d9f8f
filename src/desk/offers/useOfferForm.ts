import { type RefObject, useEffect, useRef, useState } from "react";
import { useSaid } from "#desk/frame/Said.tsx";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { usePart } from "#desk/profile/usePart.ts";

type Answer<Fault extends string> =
  | { readonly ok: true; readonly data: { readonly faults: Readonly<Record<string, Fault>> } }
  | ({ readonly ok: false } & DeskFailure);

/**
 * The form of an offer, saved as one: what is wrong with it is told at its fields, what was typed stays, and a colleague's
 * change meanwhile is seen before it is written over.
 */
export function useOfferForm<Form, Fault extends string>(kept: Form, stamp: string) {
  const part = usePart(kept, stamp);
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({});
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input, [data-invalid] button')
        ?.focus();
  }, [faults]);
  return {
    value: part.value,
    set: (changes: Partial<Form>) => part.set({ ...part.value, ...changes }),
    isOvertaken: part.isOvertaken,
    forget: part.forget,
    faults,
    saving: { form, isBusy, isWrong: Object.keys(faults).length > 0, said },
    /** Whether it was saved. */
    send: async (save: (value: Form, stamp: string) => Promise<Answer<Fault>>): Promise<boolean> => {
      if (isBusy) return false;
      setBusy(true);
      const answer = await save(part.value, part.stamp);
      setBusy(false);
      say(answer);
      if (!answer.ok) return false;
      setFaults(answer.data.faults);
      return Object.keys(answer.data.faults).length === 0;
    },
  };
}
