import { useAtomValue } from "jotai";
import { useCallback } from "react";
import type { UseTicket } from "#contract/storedValue.ts";
import { listeningAtom } from "#state/account/notices.ts";

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
