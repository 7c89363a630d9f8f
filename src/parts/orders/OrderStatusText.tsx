import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { type Stage, stageOf } from "#domain/orders/orderStage.ts";
import { Badge } from "#ui/feedback/Rating.tsx";

const tones: Readonly<Record<Stage, "plain" | "accent" | "ok" | "warn" | "danger">> = {
  cancelled: "plain",
  refunded: "plain",
  refundFailed: "danger",
  pending: "warn",
  toBeLetIn: "warn",
  preparing: "accent",
  packing: "accent",
  ready: "ok",
  onItsWay: "accent",
  shipped: "accent",
  toPay: "warn",
  served: "ok",
  collected: "ok",
  delivered: "ok",
  settled: "ok",
};

/** Where an order stands, in a word. */
export function OrderStatusText({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const stage = stageOf(order);
  return <Badge tone={tones[stage]}>{t(`status.${stage}`)}</Badge>;
}
