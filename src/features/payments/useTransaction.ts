import { useCallback, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus } from "#contract/enumerations.ts";
import type { Transaction } from "#contract/payment.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { useSend } from "#net/useCall.ts";

/** Milliseconds between questions: quick at first, then patient. */
const PAUSES = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000] as const;
const PATIENT = 15_000;
/** Questions after which one is told where one stands, and after which asking ends. */
const WAITS = { late: 3, unreachable: 5 } as const;
const LAST = 40;

/**
 * late: nobody can say yet, as after a payment page that was left undecided. Asking goes on for ten minutes, and once the
 * page is looked at again.
 */
export type TransactionState =
  | "checking"
  | "late"
  | "paid"
  | "failed"
  | "abandoned"
  | "refunded"
  | "missing"
  | "unreachable";

/** Asks what became of a transaction until it is known, at once when the page becomes visible again. */
export function useTransaction(transId: string) {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<TransactionState>("checking");
  const [transaction, setTransaction] = useState<Transaction | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    let isKnown = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (tries: number) => {
      const answer = await send(
        getDetailByTransId,
        { trans_id: transId },
        { isSilent: true, handles: [Code.orderMissing] },
      );
      if (!isCurrent || isKnown) return;
      if (answer.ok) setTransaction(answer.data);
      const known = answer.ok ? stateOf(answer.data) : answer.kind === "code" ? ("missing" as const) : null;
      if (known) {
        isKnown = true;
        // Its order was asked for before, perhaps a moment ago, and has changed with it.
        void mutate(isAnswerOf("/order/order/"));
        return setState(known);
      }
      const waiting = answer.ok ? "late" : "unreachable";
      if (tries >= WAITS[waiting]) setState(waiting);
      if (tries < LAST) timer = setTimeout(() => void ask(tries + 1), PAUSES[tries] ?? PATIENT);
    };
    void ask(0);
    const look = () => {
      if (isKnown || document.visibilityState !== "visible") return;
      clearTimeout(timer);
      void ask(0);
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [mutate, send, transId, round]);

  const askAgain = useCallback(() => {
    setState("checking");
    setRound((count) => count + 1);
  }, []);
  return { state, transaction, askAgain };
}

/** Null while nobody can say. */
function stateOf({ kind, payment_state, pay_status }: Transaction): TransactionState | null {
  if (pay_status === PayStatus.refunded || payment_state === "refunded") return "refunded";
  if (payment_state === "paid" || (kind === "order" && pay_status === PayStatus.paid)) return "paid";
  if (payment_state === "failed" || payment_state === "abandoned") return payment_state;
  return null;
}
