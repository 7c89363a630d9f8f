import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { stageOf } from "#domain/orders/orderStage.ts";
import { dueTime, spokenWait, type Wait, waitUntil } from "#domain/orders/waiting.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { clockTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./OrderDetailScreen.module.css";

/** When an order comes to the table, the counter or the door, and how long that is, counting down by minutes. */
export function Waiting({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const now = useMinute().getTime();
  const { order_type, time_zone } = order;
  if (order_type === OrderType.shipping || !isBefore(order, OrderStatus.completed)) return null;
  const stage = stageOf(order);
  const isCounted = stage === "pending" || stage === "preparing" || stage === "onItsWay";
  const due = dueTime(order);
  if (due === null) {
    const isUnknown = order_type === OrderType.dineIn && isCounted;
    return isUnknown ? <p className={styles.small}>{t("wait.unknown")}</p> : null;
  }
  const isAtTable = order_type === OrderType.dineIn;
  const left = isCounted ? waitUntil(Date.parse(due), now) : null;
  const words = (wait: Wait) =>
    wait.in === "late"
      ? t(isAtTable ? "wait.late1" : "wait.late")
      : t(`wait.${wait.in}`, { count: wait.count });
  const isLate = left?.in === "late";
  return (
    <div className={styles.waiting}>
      <p className={styles.what}>{t(`wait.title${order_type}`)}</p>
      <p className={styles.due}>
        {isAtTable ? t("wait.at", { time: clockTime(due, tag, time_zone) }) : dayAndTime(due, tag, time_zone)}
      </p>
      {left !== null && (
        <>
          <p className={isLate ? styles.late : styles.left} aria-hidden="true">
            {words(left)}
          </p>
          <p className="visually-hidden" role="status">
            {words(spokenWait(left))}
          </p>
        </>
      )}
    </div>
  );
}
