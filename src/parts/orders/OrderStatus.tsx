import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { Badge } from "#ui/Badge.tsx";
import { type StatusKey, statusKey } from "./statusKey.ts";

const tones: Readonly<Record<StatusKey, "plain" | "accent" | "ok" | "warn" | "danger">> = {
  cancelled: "plain",
  refunded: "plain",
  refundFailed: "danger",
  pending: "warn",
  preparing: "accent",
  ready: "ok",
  onItsWay: "accent",
  toPay: "warn",
  completed: "ok",
  settled: "ok",
};

/** Where an order stands, in a word. */
export function OrderStatus({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const key = statusKey(order);
  return <Badge tone={tones[key]}>{t(`status.${key}`)}</Badge>;
}
