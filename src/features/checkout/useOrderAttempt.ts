import { useCallback, useEffect, useRef, useState } from "react";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import type { addOrder, createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import type { CartAction } from "#contract/enumerations.ts";
import type { Answer, CodeFailure } from "#net/answer.ts";
import { mallCreateOrderCall } from "#net/calls/mallOrderCalls.ts";
import { addOrderCall, createOrderCall } from "#net/calls/orderCalls.ts";
import { type Attempt, attemptLeft, writeAttempt } from "#net/journal/journal.ts";
import { OPEN_CODES, sendAttempt } from "#net/journal/sendAttempt.ts";
import { reactionTo } from "#net/reactions.ts";
import { useSend } from "#net/useCall.ts";
import { useAsking } from "#parts/attempt/useAsking.ts";
import { keepInterrupted } from "#state/orders/interrupted.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { lightTouch } from "#ui/motion/lightTouch.ts";

/** Codes that every confirmation answers to by itself: changed goods and prices, and what leaves the outcome open. */
const HANDLED = [
  Code.productMissing,
  Code.soldOut,
  Code.stockShort,
  Code.priceChanged,
  ...OPEN_CODES,
] as const;
/** Those that a confirmation answers to at its fields: the coupon at all of them. */
type AtFields =
  | typeof Code.dinersMissing
  | typeof Code.missingParameter
  | typeof Code.offPremisesUnsupported
  | typeof Code.addressMissing
  | typeof Code.beyondDeliveryRange
  | typeof Code.belowDeliveryMinimum
  | typeof Code.noPermission
  | typeof Code.outsidePickUpTime
  | typeof Code.outsideDeliveryTime
  | typeof Code.payTypeUnsupported
  | typeof Code.couponMissing
  | typeof Code.couponUsedOrExpired
  | typeof Code.couponConditionsNotMet;
const NONE: readonly AtFields[] = [];
/** Those that the confirmation of a purchase in the mall answers to by itself. */
const OF_MALL = [
  Code.storeMissing,
  Code.missingParameter,
  Code.offPremisesUnsupported,
  Code.addressMissing,
  Code.beyondDeliveryRange,
  Code.cartEmpty,
  Code.totalTooSmall,
  Code.noPermission,
  Code.outsideDeliveryTime,
  Code.payTypeUnsupported,
  Code.couponMissing,
  Code.couponUsedOrExpired,
  Code.couponConditionsNotMet,
] as const;

export type AttemptProgress =
  | { readonly kind: "none" }
  /** On its way. */
  | { readonly kind: "sending" }
  /** The answer was lost: asking what became of it. */
  | { readonly kind: "checking"; readonly attempt: Attempt }
  /** It never arrived, and can be sent again. */
  | { readonly kind: "not_sent"; readonly attempt: Attempt };

interface Outcome {
  /** `isAnswered`: the answer came now, and was not found out later; `orders` are then all that it placed. */
  readonly onSent: (
    orderNo: string,
    attempt: Attempt,
    isAnswered: boolean,
    orders: readonly string[],
  ) => void;
  readonly onRefused: (failure: CodeFailure) => void;
}

/**
 * Sends order attempts, at most one at a time, and finds out by itself what became of one whose answer was lost, one
 * from before a reload included. One that never arrived is still offered after a reload.
 */
export function useOrderAttempt(
  {
    store_id,
    cart,
  }: {
    /** Null: of any store. */
    readonly store_id: string | null;
    readonly cart: CartAction | "mall";
  },
  { onSent, onRefused }: Outcome,
  atFields: readonly AtFields[] = NONE,
) {
  const send = useSend();
  const [progress, setProgress] = useState<AttemptProgress>(() => {
    const left = attemptLeft(journalStore, store_id, Date.now(), (one) => one.cart === cart);
    if (!left) return { kind: "none" };
    return { kind: left.state === "not_sent" ? "not_sent" : "checking", attempt: left };
  });
  const isSending = useRef(false);
  const outcome = useRef({ onSent, onRefused });
  useEffect(() => {
    outcome.current = { onSent, onRefused };
  });

  useAsking(progress.kind === "checking" ? progress.attempt : null, (known) => {
    if (known.state === "sent" && known.order_no)
      return outcome.current.onSent(known.order_no, known, false, [known.order_no]);
    setProgress(known.state === "not_sent" ? { kind: "not_sent", attempt: known } : { kind: "none" });
  });

  const place = useCallback(
    async (attempt: Attempt) => {
      if (isSending.current) return;
      isSending.current = true;
      setProgress({ kind: "sending" });
      const sent =
        attempt.path === addOrderCall.path
          ? await sendAttempt(send, journalStore, addOrderCall, attempt, HANDLED)
          : attempt.path === mallCreateOrderCall.path
            ? await sendAttempt(send, journalStore, mallCreateOrderCall, attempt, [...HANDLED, ...OF_MALL])
            : await sendAttempt(send, journalStore, createOrderCall, attempt, [...HANDLED, ...atFields]);
      isSending.current = false;
      const answer: Answer<typeof createOrder | typeof addOrder | typeof mallCreateOrder> = sent.answer;
      if (answer.ok) {
        const placed = "orders" in answer.data ? answer.data.orders : [answer.data];
        const numbers = placed.map(({ order_no }) => order_no);
        lightTouch("done");
        return outcome.current.onSent(numbers[0] ?? "", sent.attempt, true, numbers);
      }
      if (sent.attempt.state === "sending") return setProgress({ kind: "checking", attempt: sent.attempt });
      if (sent.attempt.state === "not_sent") return setProgress({ kind: "not_sent", attempt: sent.attempt });
      setProgress({ kind: "none" });
      if (answer.kind !== "code") return;
      const { shown_total } = sent.attempt.request;
      if (reactionTo(answer.code).kind === "session" && typeof shown_total === "number")
        keepInterrupted({ client_order_id: attempt.client_order_id, shown_total });
      outcome.current.onRefused(answer);
    },
    [send, atFields],
  );

  /** The customer wants it otherwise: it is not offered any more, here or after a reload. */
  const giveUp = () => {
    if (progress.kind === "not_sent") writeAttempt(journalStore, { ...progress.attempt, state: "given_up" });
    setProgress({ kind: "none" });
  };

  return { progress, place, giveUp };
}
