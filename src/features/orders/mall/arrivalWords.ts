import { useTranslation } from "react-i18next";
import { OrderStatus } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { calendarDay } from "#text/calendar.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

type Arriving = Pick<OrderSummary, "arrival" | "order_status" | "pay_status">;

/** When an order's parcels should arrive, in words; null once they have, and where nobody has said. */
export function useArrivalWords(): (order: Arriving) => string | null {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  return (order) => {
    const { arrival } = order;
    if (!arrival || !isBefore(order, OrderStatus.completed)) return null;
    const day = [calendarDay(arrival.date, tag), arrival.section].filter(Boolean).join(" ");
    return t(arrival.is_chosen === 1 ? "list.arrival" : "list.arrivalFrom", { day });
  };
}
