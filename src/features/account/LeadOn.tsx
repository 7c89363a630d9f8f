import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { OrderStatus, OrderTab, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { lastVisit } from "#state/orders/lastVisit.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";

/** Milliseconds by which a device's clock may differ from the provider's. */
const CLOCKS = 15 * 60_000;

/** Whether a meal is over: cancelled, settled, or served and paid. */
const isOver = ({ order_status, pay_status }: OrderSummary) =>
  order_status === OrderStatus.canceled ||
  order_status === OrderStatus.settled ||
  (order_status === OrderStatus.completed && pay_status !== PayStatus.unpaid);

/**
 * Leads who has a session, and came for nothing else, to where they belong: back to the menu of their table while the
 * visit is open, else home. The visit ends with what they ordered there; where that cannot be read, the menu says more.
 */
export function LeadOn() {
  const { t } = useTranslation();
  const [visit] = useState(() => lastVisit());
  const orders = useCall(orderListCall, visit && { tab: OrderTab.all, store_id: visit.store_id }, {
    isSilent: true,
  });
  if (visit !== null && !orders.data && !orders.failure) {
    return (
      <SkeletonGroup label={t("loading")}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  const last = orders.data?.items.find(
    (order) =>
      order.order_type === OrderType.dineIn && Date.parse(order.order_time) > (visit?.since ?? 0) - CLOCKS,
  );
  const isOpen = visit !== null && (last === undefined || !isOver(last));
  const menu = isOpen ? href("orderFood", { storeId: visit.store_id, tableId: visit.table_id }) : null;
  return <Navigate replace to={menu ?? href("home", {})} />;
}
