import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import type { PaymentState } from "#contract/payment.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { getDetailByTransIdCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Milliseconds between questions while nobody can say what became of it. */
const AGAIN = 10_000;

const isOpen = (state: PaymentState | null | undefined) => state === "created" || state === "unknown";

/** What is known of the payment that was begun last, for an order that is not paid; asked for until it is known. */
export function PaymentBegun({ transId }: { readonly transId: string }) {
  const { t } = useTranslation("orders");
  const { mutate } = useSWRConfig();
  const { data } = useCall(
    getDetailByTransIdCall,
    { trans_id: transId },
    {
      isSilent: true,
      handles: [412],
      refreshInterval: (latest) => (isOpen(latest?.payment_state) ? AGAIN : 0),
    },
  );
  const state = data?.payment_state;
  const isPaid = state === "paid";
  useEffect(() => {
    if (isPaid) void mutate(isAnswerOf("/order/order/"));
  }, [isPaid, mutate]);
  if (isOpen(state)) {
    return (
      <Notice kind="info" live>
        {t("away.payBegun")}
      </Notice>
    );
  }
  if (state !== "failed") return null;
  return (
    <Notice kind="danger" live>
      {t("away.payFailed")}
    </Notice>
  );
}
