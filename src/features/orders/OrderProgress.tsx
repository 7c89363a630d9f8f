import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { orderSteps } from "#domain/orderSteps.ts";
import { OrderStatus } from "#parts/orders/OrderStatus.tsx";
import { clockTime } from "#text/dates.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Steps } from "#ui/Steps.tsx";
import styles from "./OrderDetailScreen.module.css";

/** Where the order stands, with times, and the number called at the counter. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  // What is brought to the door is not called out anywhere.
  const isCalled = order.order_type === 1 || order.order_type === 2;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div>
          <p>{order.store_name}</p>
          {order.seat_number && <p className={styles.small}>{t("seat", { name: order.seat_number })}</p>}
          <OrderStatus order={order} />
        </div>
        {isCalled && (
          <p>
            <span className={styles.small}>{t("callNumber")}</span>
            <br />
            <span className={styles.call}>{order.call_number}</span>
          </p>
        )}
      </div>
      <Steps
        label={t("progress")}
        layout="column"
        stateWords={{
          done: t("step.done"),
          now: t("step.now"),
          ahead: t("step.ahead"),
          failed: t("step.failed"),
        }}
        steps={orderSteps(order).map((step) => ({
          key: step.step,
          label: t(`step.${step.step}`),
          time: step.time ? clockTime(step.time, tag, order.time_zone) : undefined,
          state:
            step.step === "cancelled"
              ? "failed"
              : step.is_current
                ? "now"
                : step.is_reached
                  ? "done"
                  : "ahead",
        }))}
      />
      {order.has_pending_round === 1 && order.order_status > 0 && (
        <p className={styles.small}>{t("additionWaits")}</p>
      )}
      {order.is_cashier_pending === 1 && (
        <p className={styles.cashier} role="status">
          {t("goToCashier", { number: order.call_number })}
        </p>
      )}
      {order.order_status === -1 && order.cancel_reason && (
        <p className={styles.small}>{t("cancelReason", { reason: order.cancel_reason })}</p>
      )}
    </section>
  );
}
