import { useEffect, useEffectEvent } from "react";
import type { Attempt } from "#net/journal/journal.ts";
import { askAttempt } from "#net/journal/sendAttempt.ts";
import { useSend } from "#net/useCall.ts";
import { journalStore } from "#state/orders/journalStore.ts";

/** Milliseconds between questions about an attempt whose answer was lost. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/**
 * Finds out what became of an attempt: asks until somebody can say, at once when the network or the customer comes
 * back. Asks nothing while there is none (null).
 */
export function useAsking(attempt: Attempt | null, onKnown: (attempt: Attempt) => void): void {
  const send = useSend();
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (attempt?.state !== "sending") return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    let tries = 0;
    const ask = async () => {
      clearTimeout(timer);
      const asked = await askAttempt(send, journalStore, attempt);
      if (!isCurrent) return;
      if (asked.state !== "sending") return tell(asked);
      clearTimeout(timer);
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
  }, [attempt, send]);
}
