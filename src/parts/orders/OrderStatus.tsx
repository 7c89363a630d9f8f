import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { type StatusKey, statusKey } from "./statusKey.ts";

const tones: Readonly<Record<StatusKey, "plain" | "accent" | "ok" | "warn" | "danger">> = {
  cancelled: "plain",
  refunded: "plain",
  refundFailed: "danger",
  pending: "warn",
  toBeLetIn: "warn",
  preparing: "accent",
  ready: "ok",
  onItsWay: "accent",
  toPay: "warn",
  completed: "ok",
  settled: "ok",
};

/** What is sent by a carrier is packed, not cooked. */
const ofParcels: Partial<Readonly<Record<StatusKey, "packing" | "shipped">>> = {
  preparing: "packing",
  onItsWay: "shipped",
};

/** Where an order stands, in a word. */
export function OrderStatus({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const key = statusKey(order);
  const word = (order.order_type === 4 ? ofParcels[key] : undefined) ?? key;
  return <Badge tone={tones[key]}>{t(`status.${word}`)}</Badge>;
}
