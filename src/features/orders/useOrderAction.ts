import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderDetail, OrderSummary } from "#contract/order.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { mallCloseOrderCall } from "#net/calls/mallOrderCalls.ts";
import { acceptOrderCall, closeOrderCall, orderRemarkCall } from "#net/calls/orderCalls.ts";
import { useSend } from "#net/useCall.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";

export type OrderDeed =
  | { readonly kind: "cancel"; readonly reason?: string }
  | { readonly kind: "receive" }
  | { readonly kind: "remark"; readonly remark: string };

/**
 * Does something with an order. `done` is given the order as it then is; what was refused, or may not have arrived, has
 * the order and the lists read again, so that they show how it truly stands.
 */
export function useOrderAction(
  { order_no, order_type }: Pick<OrderSummary, "order_no" | "order_type">,
  done?: (order: OrderDetail) => unknown,
) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const { mutate } = useSWRConfig();
  const send = useSend();
  const toast = useSetAtom(showToastAtom);
  const ask = useSetAtom(alertAtom);
  const [busy, setBusy] = useState<OrderDeed["kind"] | null>(null);

  const act = async (deed: OrderDeed): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(deed.kind);
    const answer = await sent(deed);
    if (answer.ok) await done?.(answer.data);
    else if (answer.kind !== "code") toast(tc(`trouble.${answer.kind}Text`), "bad");
    await mutate(isAnswerOf("/order/order/", "/mall/order/"));
    setBusy(null);
    return answer.ok;
  };
  const sent = (deed: OrderDeed) => {
    if (deed.kind === "receive") return send(acceptOrderCall, { order_no });
    if (deed.kind === "remark") return send(orderRemarkCall, { order_no, remark: deed.remark });
    const request = { order_no, ...(deed.reason ? { reason: deed.reason } : {}) };
    return order_type === OrderType.shipping
      ? send(mallCloseOrderCall, request)
      : send(closeOrderCall, request);
  };
  /** Asks first: what is received is locked. `after` is told once it is shown how the order then stands. */
  const askReceived = (after?: () => void) =>
    ask({
      title: t("ask.received"),
      text: t("ask.receivedText"),
      button: t("ask.receivedYes"),
      refuse: t("ask.no"),
      onClose: () => void act({ kind: "receive" }).then(after),
    });
  return { busy, act, askReceived };
}
