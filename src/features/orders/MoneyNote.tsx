import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { useSecondsLeft } from "#parts/form/useSecondsLeft.ts";
import { isCash } from "#parts/orders/isCash.ts";
import { payUntil } from "#parts/orders/payUntil.ts";
import { waitsForPayment } from "#parts/orders/statusKey.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Away.module.css";
import { PaymentBegun } from "./PaymentBegun.tsx";
import { StoredBack } from "./StoredBack.tsx";

/** What there is to know of an order's money: how or until when to pay, what went back, and what where it did not. */
export function MoneyNote({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tb } = useTranslation("bill");
  const { pay_status, pay_type, order_type, order_status, stored_back } = order;
  const byStored = stored_back.reduce((sum, part) => sum + part.amount, 0);
  const amount = money(pay_status === 0 ? order.to_pay : order.total - byStored);
  if (pay_status === 3) {
    const isBack = pay_type === null || isCash(order);
    return (
      <Notice kind="ok">
        {byStored < order.total &&
          (isBack
            ? t("away.refundedCash", { amount })
            : t("away.refunded", { amount, method: tb(`payType.${pay_type}`) }))}
        <StoredBack back={stored_back} />
      </Notice>
    );
  }
  if (order_status === -1 && byStored > 0)
    return (
      <Notice kind="ok">
        <StoredBack back={stored_back} />
      </Notice>
    );
  if (pay_status === 4) return <Notice kind="danger">{t("away.refundFailed", { amount })}</Notice>;
  if (pay_status !== 0) return null;
  const isOpen = isBefore(order, 2);
  if (isOpen && order_type !== 1 && isCash(order)) {
    return (
      <Notice kind="info">
        {t(order_type === 2 ? "away.cashAtCounter" : "away.cashAtDoor", { amount })}
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
      <p>{t("away.payBy", { time: clockTime(until, tag, timeZone) })}</p>
      {isLikely && (
        <p role="timer" className={styles.left}>
          {t("away.timeLeft", { time })}
        </p>
      )}
    </Notice>
  );
}
