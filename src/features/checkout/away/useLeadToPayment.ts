import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { payOrder } from "#contract/calls/order.ts";
import type { PayType } from "#contract/enumerations.ts";
import { useSend } from "#net/TransportContext.ts";
import { showToastAtom } from "#state/toasts.ts";

/** At the register and at the door: nothing is to be done before. */
const CASH: readonly PayType[] = [1, 7];

/** Begins the payment of an order that was placed just now, in the way that was chosen with it; it stands if that fails. */
export function useLeadToPayment(): (order_no: string, pay_type: PayType) => Promise<void> {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const toast = useSetAtom(showToastAtom);
  return useCallback(
    async (order_no, pay_type) => {
      if (CASH.includes(pay_type)) return;
      const answer = await send(payOrder, { order_no, pay_type }, { handles: [428] });
      if (answer.ok && answer.data.redirect_url) return window.location.assign(answer.data.redirect_url);
      if (!answer.ok && answer.kind === "code" && answer.code === 428) toast(answer.message, "bad");
      await mutate((key) => typeof key === "string" && key.startsWith("/order/order/"));
    },
    [send, mutate, toast],
  );
}
