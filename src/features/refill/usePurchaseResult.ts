import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { refillDetails } from "#contract/calls/refillCard.ts";
import type { ResponseOf } from "#contract/call.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { refillDetailsCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { keepPurchase, readPurchase } from "#state/payments/underWay.ts";

/** Milliseconds between questions while nobody can say, and after which the customer is told to wait. */
const AGAIN = 3_000;
const LATE = 60_000;

type Bought = NonNullable<ResponseOf<typeof refillDetails>["order"]>;

/** unpaid: given up, or never begun; late: still unknown after a minute. */
export type PurchaseState =
  | "checking"
  | "late"
  | "credited"
  | "failed"
  | "unpaid"
  | "refunded"
  | "missing"
  | "unreachable";

/** What became of a purchase, asked for until it is known. */
export function usePurchaseResult(refill_order_no: string) {
  const { mutate } = useSWRConfig();
  const [round, setRound] = useState({ count: 0, isLate: false });
  const { data, failure, reload, isValidating } = useCall(
    refillDetailsCall,
    { refill_order_no },
    {
      handles: [412, 424],
      refreshInterval: (latest) => (latest?.order && knownOf(latest.order) === null ? AGAIN : 0),
    },
  );
  const order = data?.order ?? null;
  const known = order && knownOf(order);
  const [forOrder] = useState(() => {
    const kept = readPurchase();
    return kept?.refill_order_no === refill_order_no ? kept.for_order : null;
  });

  useEffect(() => {
    const timer = setTimeout(() => setRound(({ count }) => ({ count, isLate: true })), LATE);
    return () => clearTimeout(timer);
  }, [round.count]);
  useEffect(() => {
    if (known === null) return;
    // Failed, it can be paid another way; otherwise the next one is another.
    if (known !== "failed" && readPurchase()?.refill_order_no === refill_order_no) keepPurchase(null);
    if (known === "credited") {
      void mutate(isAnswerOf("/order/refill_card", "/order/store/storepaylist"));
    }
  }, [known, refill_order_no, mutate]);

  const isMissing = failure?.kind === "code" && (failure.code === 412 || failure.code === 424);
  const waiting: PurchaseState = round.isLate ? "late" : "checking";
  return {
    order,
    forOrder,
    state: known ?? (isMissing ? "missing" : failure && !order ? "unreachable" : waiting),
    isAsking: isValidating,
    askAgain: () => {
      setRound(({ count }) => ({ count: count + 1, isLate: false }));
      void reload();
    },
  };
}

/** Null while nobody can say. */
function knownOf({ is_credited, pay_status, payment_state, trans_id }: Bought): PurchaseState | null {
  if (pay_status === 3 || payment_state === "refunded") return "refunded";
  if (is_credited === 1) return "credited";
  if (payment_state === "failed") return "failed";
  if (payment_state === "abandoned" || trans_id === null) return "unpaid";
  return null;
}
