import { useAtomValue } from "jotai";
import { useState } from "react";
import { CartAction, OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import type { Failure } from "#net/answer.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { readJournal } from "#net/journal/journal.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { journalStore } from "#state/orders/journalStore.ts";

interface OpenOrder {
  readonly isKnown: boolean;
  readonly order: OrderSummary | null;
  /** Why it is not known whether there is one. Offline the form is there to be filled in: nothing can be sent meanwhile. */
  readonly failure: Failure | undefined;
  readonly reload: () => unknown;
}

/**
 * The customer's own order at this table to which dishes can still be added: what is ordered next joins it. Once known
 * it stays so while it is read again: a visitor is registered in the middle of their first order, whose form must not
 * go away.
 */
export function useOpenOrder(
  storeId: string,
  tableId: string | null,
  orderNo: string | undefined,
): OpenOrder {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const request = hasSession && tableId ? { tab: 0 as const, store_id: storeId, table_id: tableId } : null;
  const list = useCall(orderListCall, request, { isSilent: true });
  const open = list.data?.items.find(
    (one) =>
      one.is_mine === 1 &&
      isBefore(one, OrderStatus.completed) &&
      one.pay_status === PayStatus.unpaid &&
      one.is_locked === 0 &&
      (orderNo === undefined || one.order_no === orderNo),
  );
  const isSessionComing = !hasSession && storedSession() !== null;
  const failure = list.data === undefined && list.failure?.kind !== "offline" ? list.failure : undefined;
  const isAnswered = request === null ? !isSessionComing : !list.isLoading && failure === undefined;
  const [isKnown, setKnown] = useState(isAnswered);
  if (isAnswered && !isKnown) setKnown(true);
  // While an attempt is on its way the form stays the one that sent it, though its own order is in the list by now.
  const isSending = readJournal(journalStore).some(
    (one) => one.store_id === storeId && one.state === "sending" && one.cart === CartAction.dineIn,
  );
  const [order, setOrder] = useState(isSending ? null : (open ?? null));
  if (!isSending && order?.order_no !== open?.order_no) setOrder(open ?? null);
  return { isKnown, order, failure, reload: list.reload };
}
