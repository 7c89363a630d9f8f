import { useEffect, useEffectEvent, useState } from "react";
import type { UseTicket } from "#contract/storedValue.ts";
import type { Failure } from "#net/answer.ts";
import { useStopShowing } from "./useStopShowing.ts";

interface Reading {
  readonly data: UseTicket | undefined;
  readonly failure: Failure | undefined;
  readonly isValidating: boolean;
  readonly reload: () => Promise<unknown>;
}

/** Milliseconds that a code is good at most. */
const CODE_LIFE = 60_000;
/** Until a code that should have come is asked for again. */
const RENEWAL = 1_500;

/**
 * A ticket at the counter as it is now, with its code renewed as soon as it has run out.
 * @param reading a call that answers with the ticket and renews its code (its request names the `use_id`), read as
 *   `useTicketReading` says
 * @param stop sends the same request with `stop`
 */
export function useUseTicket(
  { data: ticket, failure, isValidating, reload }: Reading,
  stop: () => Promise<{ readonly ok: boolean }>,
) {
  const stopping = useStopShowing(stop, reload);
  const left = useCodeLife(ticket);
  const isOver = ticket?.state === "waiting" && (ticket.code === "" || left === 0);
  const ask = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isOver) return;
    ask();
    const timer = setInterval(ask, RENEWAL);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    ticket,
    /** Whole seconds until the code is another: 0 when it has run out, null before they are counted. */
    left,
    failure,
    isAsking: isValidating,
    reload,
    stopping,
  };
}

export type TicketUse = ReturnType<typeof useUseTicket>;

function useCodeLife(ticket: UseTicket | undefined): number | null {
  const code = ticket?.code ?? "";
  const ends = ticket?.code_expires_at ?? null;
  const [counted, setCounted] = useState<{ readonly code: string; readonly left: number } | null>(null);
  useEffect(() => {
    if (code === "" || ends === null) return;
    const life = Date.parse(ends) - Date.now();
    // A device whose clock is wrong counts from when it first saw the code.
    const until = Date.now() + (life > 0 && life <= CODE_LIFE ? life : CODE_LIFE);
    // A page in the background sleeps, so each look asks the clock.
    const look = () => setCounted({ code, left: Math.max(0, Math.ceil((until - Date.now()) / 1_000)) });
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [code, ends]);
  return counted?.code === code ? counted.left : null;
}
