import { useAtomValue } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { RequestOf } from "#contract/call.ts";
import type { payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { type OrderType, PayStatus } from "#contract/enumerations.ts";
import { isUndecided } from "#net/answer.ts";
import { mallPayOrderCall } from "#net/calls/mallOrderCalls.ts";
import { payOrderCall, storePayListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { money } from "#text/formats.ts";

/** Why an order is not paid yet, as what to say of it; the order stands in every case. */
export type PayProblem =
  /** By the card's bank, or given up on its page. */
  | { readonly kind: "declined" }
  /** The wallet lacks so many yen. */
  | { readonly kind: "short"; readonly missing: number }
  /** A card or voucher that was to pay a part is not what it was. */
  | { readonly kind: "changed" }
  /** In the provider's words: the card cannot be used, or the order not be paid. */
  | { readonly kind: "refused"; readonly text: string; readonly isCard: boolean }
  /** It may have been done; doing it again pays once all the same. */
  | { readonly kind: "unknown" }
  | { readonly kind: "offline" };

/**
 * paid: at once, by card or wallet; to_pay: later, in cash; leaving: to the payment page, the card's bank, or where the
 * result is waited for; looked_after: a code that has been answered already, as by a dialog.
 */
export type PayOutcome = { readonly kind: "paid" | "to_pay" | "leaving" | "looked_after" } | PayProblem;

/** What there is to say of an outcome, if anything. */
export function problemOf(outcome: PayOutcome): PayProblem | null {
  switch (outcome.kind) {
    case "paid":
    case "to_pay":
    case "leaving":
    case "looked_after":
      return null;
    default:
      return outcome;
  }
}

/** Of stored value: gone, expired, or not for this. */
const STORED = [Code.couponMissing, Code.couponUsedOrExpired, Code.couponConditionsNotMet] as const;

/**
 * Begins the payment of an order: one at a time however often it is tapped, under one key while its outcome is unknown.
 * Leads on to where it is decided; who comes back from there without a decision can begin again.
 */
export function usePay() {
  const sendPayment = useIntent(payOrderCall, [Code.cardInvalid, Code.paymentFailed, ...STORED]);
  const sendJoint = useIntent(mallPayOrderCall, [Code.cardInvalid, Code.paymentFailed, ...STORED]);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const { isHere, table_id } = useAtomValue(placeAtom);
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const rest = useCallback(() => {
    isUnderWay.current = false;
    setBusy(false);
  }, []);
  const readOrders = useCallback(
    () => mutate((key) => typeof key === "string" && /^\/(order|mall)\/(order|refill_card)\//.test(key)),
    [mutate],
  );
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      rest();
      void readOrders();
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, [rest, readOrders]);

  /** `together`: the orders of the mall that one payment pays for, this one among them. */
  const pay = async (
    request: RequestOf<typeof payOrder>,
    storeId: string,
    together: readonly string[] = [],
  ): Promise<PayOutcome | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    const { order_no, ...by } = request;
    const isJoint = together.includes(order_no);
    const answer = isJoint
      ? await sendJoint({ order_nos: [...together], ...by })
      : await sendPayment(request);
    if (answer.ok && answer.data.redirect_url !== null) {
      window.location.assign(answer.data.redirect_url);
      return { kind: "leaving" };
    }
    rest();
    void readOrders();
    if (answer.ok) {
      const { pay_status, trans_id } = answer.data;
      if (pay_status === PayStatus.paid) return { kind: "paid" };
      if (trans_id === null) return { kind: "to_pay" };
      void navigate(href("payLoading", { trans_id, storeId, tableId: (isHere && table_id) || undefined }));
      return { kind: "leaving" };
    }
    if (answer.kind !== "code")
      return { kind: isUndecided(answer) || answer.kind === "contract" ? "unknown" : "offline" };
    if (answer.code === Code.cardInvalid) return { kind: "refused", text: answer.message, isCard: true };
    if (STORED.some((code) => code === answer.code)) return { kind: "changed" };
    if (answer.code !== Code.paymentFailed) return { kind: "looked_after" };
    const code = await import("#contract/payment.ts").catch(() => null);
    const refused = code?.PaymentRefused.safeParse(answer.data).data;
    if (!refused) return { kind: "refused", text: answer.message, isCard: false };
    const { reason, missing = 0 } = refused;
    return reason === "balance" ? { kind: "short", missing } : { kind: "declined" };
  };

  return { isBusy, pay };
}

/**
 * What this customer can pay with at a store, and what their wallet there holds; while who they are changes, as when a
 * visitor is registered in the middle of their first order, what was known stays.
 */
export function usePayMethods(store_id: string, order_type: OrderType, isWanted = true, isSilent = false) {
  return useCall(storePayListCall, isWanted ? { store_id, order_type } : null, {
    isOwn: true,
    keepPreviousData: true,
    ...(isSilent ? { isSilent } : {}),
  });
}

/** Says why an order is not paid yet, and what can be done. */
export function usePayProblemWords(): (problem: PayProblem) => string {
  const { t } = useTranslation("bill");
  return (problem) => {
    switch (problem.kind) {
      case "declined":
        return t("payDeclined");
      case "short":
        return t("payShort", { missing: money(problem.missing) });
      case "changed":
        return t("payChanged");
      case "refused":
        return problem.text;
      case "unknown":
        return t("payUnknown");
      case "offline":
        return t("payOffline");
    }
  };
}
