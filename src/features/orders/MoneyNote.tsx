import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { PaymentState } from "#contract/payment.ts";
import { isCash, payUntil, waitsForPayment } from "#domain/orders/orderStage.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { getDetailByTransIdCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useSecondsLeft } from "#parts/shell/clock.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./offPremises/OffPremises.module.css";

/** What there is to know of an order's money: how or until when to pay, what went back, and what where it did not. */
export function MoneyNote({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tb } = useTranslation("bill");
  const { pay_status, pay_type, order_type, order_status, stored_back, total, refunded = 0 } = order;
  const byStored = stored_back.reduce((sum, part) => sum + part.amount, 0);
  // With what had gone back of it before.
  const whole = Math.max(total, pay_status === PayStatus.refunded ? refunded : 0);
  const amount = money(pay_status === PayStatus.unpaid ? order.to_pay : whole - byStored);
  if (pay_status === PayStatus.refunded) {
    const isBack = pay_type === null || isCash(order);
    return (
      <Notice kind="ok">
        {byStored < whole &&
          (isBack
            ? t("offPremises.refundedCash", { amount })
            : t("offPremises.refunded", { amount, method: tb(`payType.${pay_type}`) }))}
        <StoredBack back={stored_back} />
      </Notice>
    );
  }
  if (order_status === OrderStatus.canceled && byStored > 0)
    return (
      <Notice kind="ok">
        <StoredBack back={stored_back} />
      </Notice>
    );
  if (pay_status === PayStatus.refundFailed)
    return <Notice kind="danger">{t("offPremises.refundFailed", { amount })}</Notice>;
  if (pay_status !== PayStatus.unpaid) return null;
  const isOpen = isBefore(order, OrderStatus.completed);
  if (isOpen && order_type !== OrderType.dineIn && isCash(order)) {
    return (
      <Notice kind="info">
        {t(order_type === OrderType.takeAway ? "offPremises.cashAtCounter" : "offPremises.cashAtDoor", {
          amount,
        })}
      </Notice>
    );
  }
  const until = payUntil(order);
  if (until === null) return null;
  const due = { until, since: order.order_time, timeZone: order.time_zone };
  if (order.trans_id !== null && waitsForPayment(order))
    return <PaymentBegun transId={order.trans_id} {...due} />;
  return <PayBy {...due} last={null} />;
}

interface Due {
  readonly until: string;
  readonly since: string;
  readonly timeZone: string;
}

/** What became of the payment that was begun last, where it did not pay. */
type Last = "open" | "failed" | null;

/**
 * Where one stands, in one message: until when to pay, and what is known of the payment that was begun. How long that is
 * counts down, unless this device's clock cannot be right.
 */
function PayBy({ until, since, timeZone, last }: Due & { readonly last: Last }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const end = Date.parse(until);
  const left = useSecondsLeft(end);
  const isLikely = left > 0 && left * 1_000 <= end - Date.parse(since);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const words = last === null ? "payBy" : last === "open" ? "payBegun" : "payFailed";
  return (
    <Notice kind={last === "open" ? "info" : "warn"} live={last !== null}>
      <p>{t(`offPremises.${words}`, { time: clockTime(until, tag, timeZone) })}</p>
      {isLikely && (
        <p role="timer" className={styles.left}>
          {t("offPremises.timeLeft", { time })}
        </p>
      )}
    </Notice>
  );
}

/** Milliseconds between questions while nobody can say what became of it. */
const AGAIN = 10_000;

const isOpen = (state: PaymentState | null | undefined) => state === "created" || state === "unknown";

/** The same for an order of which a payment was begun: asked after until its end is known. */
function PaymentBegun({ transId, ...due }: Due & { readonly transId: string }) {
  const { mutate } = useSWRConfig();
  const { data } = useCall(
    getDetailByTransIdCall,
    { trans_id: transId },
    {
      isSilent: true,
      handles: [Code.orderMissing],
      refreshInterval: (latest) => (isOpen(latest?.payment_state) ? AGAIN : 0),
    },
  );
  const state = data?.payment_state;
  const isPaid = state === "paid";
  useEffect(() => {
    if (isPaid) void mutate(isAnswerOf("/order/order/"));
  }, [isPaid, mutate]);
  return <PayBy {...due} last={isOpen(state) ? "open" : state === "failed" ? "failed" : null} />;
}

/** What went back to which card and voucher with an order that was cancelled or refunded, to the yen. */
function StoredBack({ back }: { readonly back: OrderDetail["stored_back"] }) {
  const { t } = useTranslation("bill");
  return back.map(({ id, name, amount }) => (
    <p key={id}>{t("storedBack", { name, amount: money(amount) })}</p>
  ));
}
