import { useCallback, useEffect, useRef, useState } from "react";
import { addOrder, createOrder } from "#contract/calls/order.ts";
import type { Answer, CodeFailure } from "#net/answer.ts";
import { type Attempt, readJournal } from "#net/journal.ts";
import { askAttempt, OPEN_CODES, sendAttempt } from "#net/sendAttempt.ts";
import { useSend } from "#net/TransportContext.ts";
import { journalStore } from "#state/journalStore.ts";

/** Codes that the confirmation answers to by itself: changed goods and prices, and what leaves the outcome open. */
const HANDLED = [302, 303, 309, 90007, ...OPEN_CODES] as const;
/** Milliseconds between questions about an attempt whose answer was lost. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

export type AttemptProgress =
  | { readonly kind: "none" }
  /** On its way. */
  | { readonly kind: "sending" }
  /** The answer was lost: asking what became of it. */
  | { readonly kind: "checking"; readonly attempt: Attempt }
  /** It never arrived, and can be sent again. */
  | { readonly kind: "not_sent"; readonly attempt: Attempt };

interface Outcome {
  readonly onSent: (orderNo: string, attempt: Attempt) => void;
  readonly onRefused: (failure: CodeFailure) => void;
}

/**
 * Sends order attempts, at most one at a time, and finds out by itself what became of one whose answer was lost, one
 * from before a reload included: it asks until somebody can say, at once when the network or the customer comes back.
 */
export function useOrderAttempt(storeId: string, { onSent, onRefused }: Outcome) {
  const send = useSend();
  const [progress, setProgress] = useState<AttemptProgress>(() => {
    const left = readJournal(journalStore).findLast(
      (one) => one.store_id === storeId && one.state === "sending",
    );
    return left ? { kind: "checking", attempt: left } : { kind: "none" };
  });
  const isSending = useRef(false);
  const outcome = useRef({ onSent, onRefused });
  useEffect(() => {
    outcome.current = { onSent, onRefused };
  });

  useEffect(() => {
    if (progress.kind !== "checking") return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    let tries = 0;
    const ask = async () => {
      clearTimeout(timer);
      const asked = await askAttempt(send, journalStore, progress.attempt);
      if (!isCurrent) return;
      if (asked.state === "sent" && asked.order_no) {
        return outcome.current.onSent(asked.order_no, asked);
      }
      if (asked.state === "not_sent") return setProgress({ kind: "not_sent", attempt: asked });
      timer = setTimeout(() => void ask(), PAUSES[Math.min(tries, PAUSES.length - 1)]);
      tries += 1;
    };
    const again = () => document.visibilityState === "visible" && void ask();
    timer = setTimeout(() => void ask(), 0);
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [progress, send]);

  const place = useCallback(
    async (attempt: Attempt) => {
      if (isSending.current) return;
      isSending.current = true;
      setProgress({ kind: "sending" });
      const call = attempt.path === addOrder.path ? addOrder : createOrder;
      const sent = await sendAttempt(send, journalStore, call, attempt, HANDLED);
      isSending.current = false;
      const answer: Answer<typeof createOrder | typeof addOrder> = sent.answer;
      if (answer.ok) return outcome.current.onSent(answer.data.order_no, sent.attempt);
      if (sent.attempt.state === "sending") return setProgress({ kind: "checking", attempt: sent.attempt });
      if (sent.attempt.state === "not_sent") return setProgress({ kind: "not_sent", attempt: sent.attempt });
      setProgress({ kind: "none" });
      if (answer.kind === "code") outcome.current.onRefused(answer);
    },
    [send],
  );

  return { progress, place, forget: () => setProgress({ kind: "none" }) };
}
