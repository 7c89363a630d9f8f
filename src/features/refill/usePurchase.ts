import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { RequestOf } from "#contract/call.ts";
import type { refillCreateOrder, refillPay } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus } from "#contract/enumerations.ts";
import { type Failure, isUndecided } from "#net/answer.ts";
import { refillCreateOrderCall, refillPayCall } from "#net/calls/refillCalls.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { keepPurchase, readPurchase } from "#state/payments/underWay.ts";
import { useAmountWords } from "./AmountField.tsx";

type Choice = RequestOf<typeof refillCreateOrder>;
type Payment = Omit<RequestOf<typeof refillPay>, "refill_order_no">;

/** Why nothing was bought yet. */
export type PurchaseProblem =
  | { readonly kind: "declined" | "over" | "changed" | "unknown" | "offline" }
  | { readonly kind: "bounds"; readonly minimum: number; readonly maximum: number }
  /** In the provider's words. */
  | { readonly kind: "refused"; readonly text: string; readonly isCard: boolean };

/**
 * Buys stored value: one purchase at a time however often it is tapped. A purchase whose payment is not decided is gone
 * on with, after a reload and after coming back from the payment page, too: never a second one for the same choice.
 */
export function usePurchase(forOrder: string | null) {
  const create = useIntent(refillCreateOrderCall, [
    Code.noData,
    Code.totalTooSmall,
    Code.additionFailed,
    Code.noPermission,
    Code.couponUsedOrExpired,
    Code.priceChanged,
  ]);
  const pay = useIntent(refillPayCall, [
    Code.totalTooSmall,
    Code.orderMissing,
    Code.alreadyPaid,
    Code.noPermission,
    Code.cardInvalid,
    Code.paymentFailed,
    Code.payTypeUnsupported,
  ]);
  const uid = useAtomValue(sessionAtom)?.uid ?? "";
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const rest = () => {
    isUnderWay.current = false;
    setBusy(false);
  };
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && rest();
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);

  const begin = async (choice: Choice, payment: Payment): Promise<PurchaseProblem | null> => {
    const name = JSON.stringify([uid, choice]);
    const known = readPurchase();
    let number = known?.choice === name ? known.refill_order_no : null;
    if (number === null) {
      const placed = await create(choice);
      if (!placed.ok) return placed.kind === "code" ? createRefused(placed) : unanswered(placed);
      number = placed.data.refill_order_no;
      keepPurchase({ choice: name, refill_order_no: number, for_order: forOrder });
    }
    const answer = await pay({ refill_order_no: number, ...payment });
    const toResult = () => void navigate(href("goodsCouponBuyResult", { refillOrderNo: number }));
    if (answer.ok) {
      const { redirect_url, pay_status } = answer.data;
      if (redirect_url === null || pay_status === PayStatus.paid) toResult();
      else window.location.assign(redirect_url);
      return null;
    }
    if (answer.kind !== "code") return unanswered(answer);
    switch (answer.code) {
      case Code.alreadyPaid:
        toResult();
        return null;
      case Code.cardInvalid:
        return { kind: "refused", text: answer.message, isCard: true };
      case Code.paymentFailed: {
        if (answer.data.reason !== undefined) return { kind: "declined" };
        keepPurchase(null);
        return { kind: "over" };
      }
      case Code.orderMissing:
      case Code.noPermission:
        keepPurchase(null);
        return { kind: "over" };
      default:
        return { kind: "refused", text: answer.message, isCard: false };
    }
  };

  return {
    isBusy,
    buy: async (choice: Choice, payment: Payment): Promise<PurchaseProblem | null> => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      setBusy(true);
      try {
        return await begin(choice, payment);
      } finally {
        rest();
      }
    },
  };
}

function unanswered(failure: Failure): PurchaseProblem {
  return { kind: isUndecided(failure) || failure.kind === "contract" ? "unknown" : "offline" };
}

function createRefused(
  failure: Extract<Failure<typeof refillCreateOrder>, { kind: "code" }>,
): PurchaseProblem {
  const { code, data, message } = failure;
  const { maximum, minimum } = data;
  if (code === Code.additionFailed && typeof minimum === "number" && typeof maximum === "number")
    return { kind: "bounds", minimum, maximum };
  if (
    code === Code.noData ||
    code === Code.additionFailed ||
    code === Code.couponUsedOrExpired ||
    code === Code.priceChanged
  )
    return { kind: "changed" };
  return { kind: "refused", text: message, isCard: false };
}

/** Says why nothing was bought yet, and what can be done. */
export function useProblemWords(): (problem: PurchaseProblem) => string {
  const { t } = useTranslation("value");
  const { t: tb } = useTranslation("bill");
  const amountWords = useAmountWords();
  return (problem) => {
    switch (problem.kind) {
      case "refused":
        return problem.text;
      case "bounds":
        return amountWords(problem);
      case "unknown":
        return tb("payUnknown");
      case "offline":
        return tb("payOffline");
      default:
        return t(`buy.${problem.kind}`);
    }
  };
}
