import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { orderSteps } from "#domain/orders/orderSteps.ts";
import { isCash, isToCollect, OrderStatusText, statusKey } from "#parts/orders/OrderStatusText.tsx";
import { clockTime, day, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Steps } from "#ui/lists/Steps.tsx";
import styles from "./OrderDetailScreen.module.css";

/** Where the order stands, what comes next, both with times, and the number called at the counter. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const { call_number, order_status, order_time, order_type, time_zone } = order;
  // Who sits is served at the table, and what is brought to the door is called out nowhere.
  const isCalled = isToCollect(order) && call_number !== "";
  const next = outlook(order);
  const steps = orderSteps(order);
  const isDone = steps.every(({ is_reached }) => is_reached);
  const dayOf = (time: string) => day(time, tag, time_zone);
  // Of what took more than a day the hour alone says little.
  const isOfOneDay = steps.every(({ time }) => time === null || dayOf(time) === dayOf(order_time));
  const at = isOfOneDay ? clockTime : dayAndTime;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div>
          <p>{order.store_name}</p>
          {order.seat_number && <p className={styles.small}>{t("seat", { name: order.seat_number })}</p>}
          <OrderStatusText order={order} />
        </div>
        {isCalled && (
          <p className={styles.called}>
            <span className={styles.small}>{t("callNumber")}</span>
            <br />
            <span className={styles.call}>{call_number}</span>
          </p>
        )}
      </div>
      {order_status === OrderStatus.pending && order.let_in_until && (
        <Notice kind="warn">
          <strong>{t("letIn.title")}</strong>
          <p>{t("letIn.text", { time: clockTime(order.let_in_until, tag, time_zone) })}</p>
        </Notice>
      )}
      {order_type !== OrderType.dineIn && (
        <p id={OUTLOOK_ID} tabIndex={-1} className={styles.outlook} role="status">
          {next !== null && t(`outlook.${next}`, { number: call_number })}
        </p>
      )}
      <Steps
        label={t("progress")}
        layout="column"
        stateWords={{
          done: t("step.done"),
          now: t("step.now"),
          ahead: t("step.ahead"),
          failed: t("step.failed"),
        }}
        steps={steps.map((step) => ({
          key: step.step,
          label: t(
            `step.${order_type === OrderType.shipping && step.step === "in_delivery" ? "shipped" : step.step}`,
          ),
          time: step.time ? at(step.time, tag, time_zone) : undefined,
          state:
            step.step === "cancelled"
              ? "failed"
              : step.is_current && !isDone
                ? "now"
                : step.is_reached
                  ? "done"
                  : "ahead",
        }))}
      />
      {order.has_pending_round === 1 && order_status > 0 && (
        <p className={styles.small}>{t("additionWaits")}</p>
      )}
      {order_type === OrderType.dineIn && order.is_cashier_pending === 1 && (
        <p className={styles.cashier} role="status">
          {order.seat_number ? t("toRegisterFrom", { table: order.seat_number }) : t("toRegister")}
        </p>
      )}
      {order_status === OrderStatus.canceled && order.cancel_reason && (
        <p className={styles.small}>{t("cancelReason", { reason: order.cancel_reason })}</p>
      )}
    </section>
  );
}

export type Outlook =
  | "toPay"
  | "pending"
  | "preparing2"
  | "preparing3"
  | "preparing4"
  | "ready"
  | "onItsWay"
  | "shipped"
  | "unconfirmed"
  | "review"
  | "completed"
  | "cancelled"
  | "cancelledLate";

/** What comes next of an order that is collected or brought, and by whom; null where its money is the matter. */
export function outlook(order: OrderDetail): Outlook | null {
  const status = statusKey(order);
  const { actions, order_type, pay_status, trans_id } = order;
  if (order_type === OrderType.dineIn || status === "refunded" || status === "refundFailed") return null;
  // Of a table alone.
  if (status === "toBeLetIn") return null;
  if (status === "preparing") return `preparing${order_type}`;
  if (status === "onItsWay" && order_type === OrderType.shipping) return "shipped";
  if (status === "cancelled" && pay_status !== PayStatus.unpaid) return null;
  // Of a payment that was begun it may still come out that it was made.
  if (status === "cancelled" && trans_id !== null) return "cancelledLate";
  if (status !== "completed" && status !== "settled") return status;
  if (actions.includes("review")) return "review";
  return pay_status === PayStatus.unpaid && isCash(order) ? "unconfirmed" : "completed";
}

/** The `id` of the words that say what comes next of an order. */
const OUTLOOK_ID = "outlook";

/** Leads eyes and focus to what has become of an order, once the button that did it is gone. */
export function showOutlook(): void {
  const words = document.getElementById(OUTLOOK_ID);
  words?.scrollIntoView?.({ block: "center" });
  words?.focus({ preventScroll: true });
}
