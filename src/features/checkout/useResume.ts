import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { forgetInterrupted, interruptedOrder } from "#state/orders/interrupted.ts";

interface Resumed {
  /** The form's attempt; null until it has one. */
  readonly client_order_id: string | null;
  /** Yen that the bill comes to now. */
  readonly total: number;
  /** Whether all has been read that the order goes by. */
  readonly isReady: boolean;
  readonly submit: () => Promise<unknown>;
}

/**
 * Places an order that signing in interrupted, as soon as one is back, without another tap; not where it has come to cost
 * more, nor for who came back without signing in.
 */
export function useResume({ client_order_id, total, isReady, submit }: Resumed): void {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const isDone = useRef(false);
  const resume = useEffectEvent(() => {
    const left = interruptedOrder();
    if (left === null || left.client_order_id !== client_order_id) return;
    isDone.current = true;
    forgetInterrupted();
    if (hasSession && total <= left.shown_total) void submit();
  });
  useEffect(() => {
    // A stored session is there a moment after the screen.
    const isSessionKnown = hasSession || storedSession() === null;
    if (isReady && isSessionKnown && client_order_id !== null && !isDone.current) resume();
  }, [isReady, hasSession, client_order_id]);
}
