import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { fullTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./OrderDetailScreen.module.css";

/** What else there is to know of the order: number, time, diners, tableware, remark, payment. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tb } = useTranslation("bill");
  const tag = useLanguageTag();
  const isNothingDue = order.order_status === -1 && order.pay_status === 0;
  const facts = [
    { key: "number", label: t("number"), value: order.order_no },
    { key: "time", label: t("time"), value: fullTime(order.order_time, tag, order.time_zone) },
    {
      key: "people",
      label: t("people"),
      value: order.people > 0 ? t("persons", { count: order.people }) : "",
    },
    { key: "contact", label: t("away.contactName"), value: order.contact_name },
    { key: "phone", label: t("away.contactPhone"), value: shownPhone(order.contact_phone) },
    { key: "tableware", label: t("tableware"), value: order.tableware },
    { key: "remark", label: t("remark"), value: order.remark },
    { key: "invoice", label: t("invoiceTitle"), value: order.invoice_title },
    {
      key: "pay",
      label: t("payType"),
      value: order.pay_type === null ? "" : tb(`payType.${order.pay_type}`),
    },
    { key: "paid", label: t("payStatus"), value: t(`pay.${isNothingDue ? "none" : order.pay_status}`) },
  ];
  return (
    <section className={styles.card}>
      <dl className={styles.facts}>
        {facts
          .filter((fact) => fact.value !== "")
          .map((fact) => (
            <div key={fact.key} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
