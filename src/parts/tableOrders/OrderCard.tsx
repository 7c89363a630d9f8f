import { useTranslation } from "react-i18next";
import { Anchor } from "#ui/actions/Anchor.tsx";
import type { OrderSummary } from "#contract/order.ts";
import { OrderStatus } from "#parts/orders/OrderStatus.tsx";
import { href } from "#routes/href.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./TableOrders.module.css";

interface OrderCardProps {
  readonly order: OrderSummary;
  readonly tableId: string | null;
}

/** One order in a list: when, what, how it stands, and what it costs; a tap opens it. */
export function OrderCard({ order, tableId }: OrderCardProps) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const query = { orderNo: order.order_no, storeId: order.store_id, tableId: tableId ?? undefined };
  return (
    <Anchor href={href("orderDetail", query)} className={styles.card}>
      <span className={styles.head}>
        <strong>{order.is_mine === 1 ? t("mine") : t("companions")}</strong>
        <OrderStatus order={order} />
      </span>
      <span className={styles.names}>
        {clockTime(order.order_time, tag, order.time_zone)} · {order.goods_names.join(t("nameJoin"))}
      </span>
      <span className={styles.foot}>
        {order.has_pending_round === 1 ? <Badge tone="warn">{t("waitingForStore")}</Badge> : <span />}
        <strong>
          {t("pieces", { count: order.goods_count })} · {money(order.total)}
        </strong>
      </span>
    </Anchor>
  );
}
