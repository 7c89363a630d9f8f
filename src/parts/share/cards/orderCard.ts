import type { TFunction } from "i18next";
import type { OrderSummary } from "#contract/order.ts";
import type { ChatCard } from "#domain/share/shareCard.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import { money } from "#text/formats.ts";

/** An order for one's own chat: what, at which store, its number, and what it costs. */
export function orderCard(order: OrderSummary, t: TFunction<"share">): ChatCard {
  const { order_no, order_type, store_name, goods_names, total, call_number } = order;
  const address = order_type === 4 ? deepLinks.mallOrder(order_no) : deepLinks.order(order_no);
  return {
    summary: t("order.summary", { store: store_name, total: money(total) }),
    title: t("order.of", { store: store_name }),
    details: [
      { label: null, text: goods_names.join(t("order.join")) },
      // Only who comes to the counter is called by a number.
      ...(order_type === 2 && call_number !== "" ? [{ label: t("order.number"), text: call_number }] : []),
      { label: t("order.total"), text: money(total) },
    ],
    picture: null,
    buttons: [{ label: t("order.see"), address }],
    footer: t("app"),
  };
}
