import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as Code from "#contract/codes.ts";
import type { FailureData } from "#contract/failureData.ts";
import { typedAmount } from "#domain/values/typedText.ts";
import type { Trouble } from "#net/answer.ts";
import { refillUseCardCall } from "#net/calls/refillCalls.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import type { AmountTrouble } from "./AmountField.tsx";
import { ticketRequest } from "./ticketRequest.ts";

/**
 * Makes the ticket that is shown at the counter, and leads to it. What was asked for and not answered is asked for again
 * as the same: no second ticket.
 * @param limit yen that may be spent; null where cash is taken
 */
export function useShowAtCounter(
  query: QueryOf<typeof routes.goodsCouponUse>,
  limit: number | null,
  onChanged: () => unknown,
) {
  const send = useIntent(refillUseCardCall, [
    Code.noData,
    Code.noPermission,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ]);
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<AmountTrouble | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const forget = () => {
    setFault(null);
    setTrouble(null);
  };
  const show = async (typed: string) => {
    if (isUnderWay.current) return;
    forget();
    const amount = typedAmount(typed);
    if (amount.fault !== null) return setFault({ kind: amount.fault });
    if (limit !== null && amount.yen > limit) return setFault({ kind: "over", balance: limit });
    isUnderWay.current = true;
    setBusy(true);
    const answer = await send(ticketRequest(query, amount.yen));
    isUnderWay.current = false;
    setBusy(false);
    if (answer.ok) {
      const { cardId, storeId, topUp, voucherId } = query;
      const to = { storeId, cardId, topUp, voucherId, amount: String(amount.yen) };
      return void navigate(href("goodsCouponUseResult", { ...to, useId: answer.data.use_id }));
    }
    if (answer.kind !== "code") return setTrouble(answer.kind);
    void onChanged();
    if (answer.code === Code.couponConditionsNotMet) return setFault(refusedBy(answer.data));
    setFault({ kind: answer.code === Code.couponUsedOrExpired ? "expired" : "notHere" });
  };
  return { fault, trouble, isBusy, show, forget };
}

/** What 506 says of an amount: the balance, or what the store sells. */
function refusedBy({ balance, maximum, minimum, prices }: FailureData): AmountTrouble {
  if (balance !== undefined) return { kind: "over", balance };
  if (typeof minimum === "number" && typeof maximum === "number") return { kind: "bounds", minimum, maximum };
  return prices === undefined ? { kind: "notHere" } : { kind: "prices", prices };
}
