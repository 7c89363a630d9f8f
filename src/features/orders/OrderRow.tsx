import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { orderPath } from "#parts/orders/orderPath.ts";
import { payUntil } from "#parts/orders/payUntil.ts";
import { OrderStatus } from "#parts/orders/OrderStatus.tsx";
import { clockTime, dayAndTime, fullTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { NextStep } from "./NextStep.tsx";
import { nextAction } from "./nextAction.ts";
import styles from "./Orders.module.css";

/** One of the caller's orders: store, way of ordering, how it stands, what it holds, and what to do next. */
export function OrderRow({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { t: ts } = useTranslation("stores");
  const tag = useLanguageTag();
  const { order_type, time_zone, pickup_time, receive_time } = order;
  const at = (time: string) => dayAndTime(time, tag, time_zone);
  const until = nextAction(order) === "pay" ? payUntil(order) : null;
  const isOpen = isBefore(order, 2);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {order.store_picture && (
          <span className={styles.picture}>
            <Picture {...order.store_picture} alt="" sizes="48px" frame="square" />
          </span>
        )}
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Anchor href={orderPath(order)} className={styles.link}>
              {order.store_name}
            </Anchor>
          </h2>
          <p className={styles.soft}>{fullTime(order.order_time, tag, time_zone)}</p>
        </div>
        <span className={styles.status}>
          <OrderStatus order={order} />
        </span>
      </div>
      <p className={styles.goods}>
        <Badge tone="plain">{ts(`orderType.${order_type}`)}</Badge> {order.goods_names.join(t("nameJoin"))}
      </p>
      {isOpen && pickup_time && (
        <p className={styles.when}>
          {t("list.pickup", { time: at(pickup_time) })} · {t("list.call", { number: order.call_number })}
        </p>
      )}
      {isOpen && receive_time && (
        <p className={styles.when}>{t("list.delivery", { time: at(receive_time) })}</p>
      )}
      {until && <p className={styles.due}>{t("list.payBy", { time: clockTime(until, tag, time_zone) })}</p>}
      <div className={styles.foot}>
        <p>
          <span className={styles.soft}>{t("pieces", { count: order.goods_count })}</span>{" "}
          <strong className={styles.total}>{money(order.total)}</strong>
        </p>
        <NextStep order={order} />
      </div>
    </article>
  );
}
