import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { clockTime } from "#text/dates.ts";
import { money } from "#text/money.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/Notice.tsx";

/** What there is to know of an order's money: until when to pay, what went back, and what happens where it did not. */
export function MoneyNote({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tb } = useTranslation("bill");
  const tag = useLanguageTag();
  const { pay_status, pay_type, auto_cancel_time, time_zone, order_status } = order;
  const amount = money(order.total);
  if (pay_status === 3) {
    const isBack = pay_type === null || pay_type === 1 || pay_type === 7;
    return (
      <Notice kind="ok">
        {isBack
          ? t("away.refundedCash", { amount })
          : t("away.refunded", { amount, method: tb(`payType.${pay_type}`) })}
      </Notice>
    );
  }
  if (pay_status === 4) return <Notice kind="danger">{t("away.refundFailed", { amount })}</Notice>;
  if (pay_status !== 0 || auto_cancel_time === null || order_status !== 0) return null;
  return (
    <Notice kind="warn">{t("away.payBy", { time: clockTime(auto_cancel_time, tag, time_zone) })}</Notice>
  );
}
