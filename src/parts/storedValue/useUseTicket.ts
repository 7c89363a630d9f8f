import { useAtomValue } from "jotai";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { UseTicket } from "#contract/storedValue.ts";
import type { Failure } from "#net/answer.ts";
import { listeningAtom } from "#state/account/notices.ts";

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

/** Milliseconds between looks at a ticket that nobody has decided: while messages arrive, and while none do. */
const LIVE = 15_000;
const POLLING = 3_000;

/** How `useCall` reads a ticket at the counter: until the clerk has decided, by a message's hint and by asking. */
export function useTicketReading() {
  const every = useAtomValue(listeningAtom) === "live" ? LIVE : POLLING;
  // The same function at each second's drawing: another would begin the waiting anew each time. Nor may
  // it say 0 before there is a ticket: it would not be asked again.
  const refreshInterval = useCallback(
    (latest: UseTicket | undefined) => (latest === undefined || latest.state === "waiting" ? every : 0),
    [every],
  );
  return { isSilent: true, refreshInterval };
}

/** Stops showing something at the counter: its code is good for nothing from then on, unless the clerk was quicker. */
function useStopShowing(send: () => Promise<{ readonly ok: boolean }>, readAgain: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stop = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const { ok } = await send();
    // What became of it is the provider's to say, whoever was quicker.
    await readAgain();
    setFailed(!ok);
    setBusy(false);
  };
  return { isBusy, hasFailed, stop };
}
