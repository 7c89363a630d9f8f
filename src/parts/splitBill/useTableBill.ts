import { useEffect, useState } from "react";
import type { OrderDetail } from "#contract/order.ts";
import { orderDetailsCall } from "#net/calls/orderCalls.ts";
import { useSend } from "#net/useCall.ts";

/** The orders of a table with all their dishes, read once; `failed` where one of them cannot be. */
export function useTableBill(orderNos: readonly string[]) {
  const send = useSend();
  const [orders, setOrders] = useState<readonly OrderDetail[] | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const names = orderNos.join(" ");
  useEffect(() => {
    let isCurrent = true;
    const asked = names
      .split(" ")
      .map((order_no) => send(orderDetailsCall, { order_no }, { handles: [424], isSilent: true }));
    void Promise.all(asked).then((answers) => {
      if (!isCurrent) return;
      const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      const isWhole = read.length === answers.length;
      setOrders(isWhole ? read.filter(({ order_status }) => order_status >= 0) : "failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [send, names, attempt]);
  const reload = () => {
    setOrders(null);
    setAttempt((count) => count + 1);
  };
  return { orders, reload };
}
