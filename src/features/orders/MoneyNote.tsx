import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { PaymentState } from "#contract/payment.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { getDetailByTransIdCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { isCash, payUntil, waitsForPayment } from "#parts/orders/OrderStatusText.tsx";
import { useSecondsLeft } from "#parts/shell/clock.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./OffPremises.module.css";

/** What there is to know of an order's money: how or until when to pay, what went back, and what where it did not. */
export function MoneyNote({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tb } = useTranslation("bill");
  const { pay_status, pay_type, order_type, order_status, stored_back } = order;
  const byStored = stored_back.reduce((sum, part) => sum + part.amount, 0);
  const amount = money(pay_status === PayStatus.unpaid ? order.to_pay : order.total - byStored);
  if (pay_status === PayStatus.refunded) {
    const isBack = pay_type === null || isCash(order);
    return (
      <Notice kind="ok">
        {byStored < order.total &&
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
  return (
    <>
      {order.trans_id !== null && waitsForPayment(order) && <PaymentBegun transId={order.trans_id} />}
      <PayBy until={until} since={order.order_time} timeZone={order.time_zone} />
    </>
  );
}

interface PayByProps {
  readonly until: string;
  readonly since: string;
  readonly timeZone: string;
}

/** Until when to pay. How long that is counts down, unless this device's clock cannot be right. */
function PayBy({ until, since, timeZone }: PayByProps) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const end = Date.parse(until);
  const left = useSecondsLeft(end);
  const isLikely = left > 0 && left * 1_000 <= end - Date.parse(since);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <Notice kind="warn">
      <p>{t("offPremises.payBy", { time: clockTime(until, tag, timeZone) })}</p>
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

/** What is known of the payment that was begun last, for an order that is not paid; asked for until it is known. */
function PaymentBegun({ transId }: { readonly transId: string }) {
  const { t } = useTranslation("orders");
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
  if (isOpen(state)) {
    return (
      <Notice kind="info" live>
        {t("offPremises.payBegun")}
      </Notice>
    );
  }
  if (state !== "failed") return null;
  return (
    <Notice kind="danger" live>
      {t("offPremises.payFailed")}
    </Notice>
  );
}

/** What went back to which card and voucher with an order that was cancelled or refunded, to the yen. */
function StoredBack({ back }: { readonly back: OrderDetail["stored_back"] }) {
  const { t } = useTranslation("bill");
  return back.map(({ id, name, amount }) => (
    <p key={id}>{t("storedBack", { name, amount: money(amount) })}</p>
  ));
}
