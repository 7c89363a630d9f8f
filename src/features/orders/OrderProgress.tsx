import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isToCollect, stageOf } from "#domain/orders/orderStage.ts";
import { orderSteps } from "#domain/orders/orderSteps.ts";
import { headline, outlook } from "#domain/orders/outlook.ts";
import { clockTime, day, dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Steps } from "#ui/lists/Steps.tsx";
import styles from "./OrderDetailScreen.module.css";
import { Late, useWait, Waiting } from "./Waiting.tsx";

interface OrderProgressProps {
  readonly order: OrderDetail;
  /** Where whoever sits at its table calls the staff; null where it has none. */
  readonly staff?: string | null;
  /** When what is shipped arrives, in the place of a wait. */
  readonly arrival?: string | null;
}

/** Thanks, where the order stands, what comes next and when, and the number called at the counter. */
export function OrderProgress({ order, staff = null, arrival = null }: OrderProgressProps) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const { call_number, order_status, order_type, time_zone } = order;
  // Who sits is served at the table, and what is brought to the door is called out nowhere.
  const isCalled = isToCollect(order) && call_number !== "";
  const stage = stageOf(order);
  const first = headline(order);
  const next = outlook(order);
  // The one word on its money, the same whichever way it was paid; in steps at a table once that is over.
  const isPaid = order_status >= 0 && stage !== "settled" && hasPaid(order);
  const wait = useWait(order);
  const isLate = wait?.left?.in === "late";
  const isOutside = order_status === OrderStatus.pending && Boolean(order.let_in_until);
  return (
    <section className={styles.card}>
      <p className={styles.small}>
        {order.store_name}
        {order.seat_number && ` · ${t("seat", { name: order.seat_number })}`}
      </p>
      <div id={OUTLOOK_ID} tabIndex={-1} className={styles.said} role="status">
        <h2 className={styles.headline}>{first === null ? t(`status.${stage}`) : t(`headline.${first}`)}</h2>
        {isPaid && <p className={styles.paid}>{t("paidOf", { amount: money(order.total) })}</p>}
        {next !== null && !isLate && (
          <p className={styles.outlook}>{t(`outlook.${next}`, { number: call_number })}</p>
        )}
      </div>
      {isOutside && order.let_in_until && (
        <Notice kind="warn">
          <strong>{t("letIn.title")}</strong>
          <p>{t("letIn.text", { time: clockTime(order.let_in_until, tag, time_zone) })}</p>
        </Notice>
      )}
      {isCalled && (
        <p className={styles.called}>
          <span className={styles.small}>{t("callNumber")}</span>
          <span className={styles.call}>{call_number}</span>
        </p>
      )}
      {arrival !== null && (
        <div className={styles.waiting}>
          <p className={styles.due}>{arrival}</p>
        </div>
      )}
      {isLate ? <Late order={order} due={wait.due} staff={staff} /> : <Waiting order={order} wait={wait} />}
      {order_type === OrderType.dineIn && order.is_cashier_pending === 1 && (
        <p className={styles.cashier} role="status">
          {order.seat_number ? t("toRegisterFrom", { table: order.seat_number }) : t("toRegister")}
        </p>
      )}
      <Way order={order} />
      {order.has_pending_round === 1 && order_status > 0 && (
        <p className={styles.small}>{t("additionWaits")}</p>
      )}
      {order_status === OrderStatus.canceled && order.cancel_reason && (
        <p className={styles.small}>{t("cancelReason", { reason: order.cancel_reason })}</p>
      )}
    </section>
  );
}

const hasPaid = ({ pay_status }: OrderDetail) =>
  pay_status === PayStatus.paid || pay_status === PayStatus.collected;

/** The steps of an order's way, and within each what has happened, with times. */
function Way({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const { order_time, order_type, time_zone } = order;
  const steps = orderSteps(order);
  const isDone = steps.every(({ is_reached }) => is_reached);
  const dayOf = (time: string) => day(time, tag, time_zone);
  const times = steps.flatMap(({ time, within }) => [time, ...within.map((each) => each.time)]);
  // Of what took more than a day the hour alone says little.
  const isOfOneDay = times.every((time) => time === null || dayOf(time) === dayOf(order_time));
  const at = (time: string) => (isOfOneDay ? clockTime : dayAndTime)(time, tag, time_zone);
  return (
    <Steps
      label={t("progress")}
      layout="column"
      stateWords={{
        done: t("step.done"),
        now: t("step.now"),
        ahead: t("step.ahead"),
        failed: t("step.failed"),
      }}
      steps={steps.map(({ step, time, within, now, ...is }) => ({
        key: step,
        label: step === "ordered" ? t("step.ordered") : t(`status.${step}`),
        time: time ? at(time) : undefined,
        note: (within.length > 0 || now !== null) && (
          <span className={styles.within}>
            {within.map(({ what, time: when }) => (
              <span key={what}>
                {what === "leftKitchen" && order_type !== OrderType.dineIn
                  ? t(`happened.leftKitchen${order_type}`)
                  : t(`happened.${what === "sent" ? "sent" : "taken"}`)}{" "}
                {when && at(when)}
              </span>
            ))}
            {now !== null && (
              <strong className={styles.now} data-waits={now === "pending" || undefined}>
                {t(`status.${now}`)}
              </strong>
            )}
          </span>
        ),
        state:
          step === "cancelled"
            ? "failed"
            : is.is_current && !isDone
              ? "now"
              : is.is_reached
                ? "done"
                : "ahead",
      }))}
    />
  );
}

/** The `id` of the words that say how an order stands and what comes next. */
const OUTLOOK_ID = "outlook";

/** Leads eyes and focus to what has become of an order, once the button that did it is gone. */
export function showOutlook(): void {
  const words = document.getElementById(OUTLOOK_ID);
  words?.scrollIntoView?.({ block: "center" });
  words?.focus({ preventScroll: true });
}
