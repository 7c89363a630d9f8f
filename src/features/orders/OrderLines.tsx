import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { storedTotal } from "#domain/payments/allotParts.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { BillView } from "#parts/orders/BillView.tsx";
import { fullTime } from "#text/calendar.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./OrderDetailScreen.module.css";

const changes = () => import("./OrderChanges.tsx");
const OrderChanges = lazyWithRetry(async () => ({ default: (await changes()).OrderChanges }));
const LineMark = lazyWithRetry(async () => ({ default: (await changes()).LineMark }));

/** What was ordered, round by round, and the bill. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const rounds = [...new Set(order.lines.map((line) => line.round))];
  return (
    <section className={styles.card}>
      {rounds.map((round) => {
        const lines = order.lines.filter((line) => line.round === round);
        const isAccepted = lines.every((line) => line.is_accepted === 1);
        return (
          <div key={round}>
            <h2 className={styles.part}>
              {order.order_type !== OrderType.dineIn || rounds.length === 1
                ? t("offPremises.items")
                : round === 1
                  ? t("firstRound")
                  : t("addedRound", { count: round - 1 })}
              {rounds.length > 1 && !isAccepted && order.order_status >= 0 && ` · ${t("waitingForStore")}`}
            </h2>
            <ul>
              {lines.map((line) => (
                <li key={line.line_id} className={styles.line}>
                  {line.picture && (
                    <span className={styles.picture}>
                      <Picture {...line.picture} alt="" sizes="48px" frame="square" />
                    </span>
                  )}
                  <span className={styles.words}>
                    {line.name}
                    {line.option_name && (
                      <>
                        <br />
                        <span className={styles.small}>{line.option_name}</span>
                      </>
                    )}
                    {(line.is_free === 1 || line.is_remade === 1) && (
                      <LazyLayer>
                        <LineMark line={line} />
                      </LazyLayer>
                    )}
                    {line.stage !== undefined && (
                      <span className={styles.stage} data-stage={line.stage}>
                        {t(
                          `dish.${line.stage === "ready" && order.order_type !== OrderType.dineIn ? "made" : line.stage}`,
                        )}
                      </span>
                    )}
                  </span>
                  <span className={styles.price}>
                    × {line.number}
                    <br />
                    {money(line.line_total)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <BillView
        bill={order.bill}
        people={order.people}
        isDelivered={order.order_type === OrderType.delivery || order.order_type === OrderType.shipping}
        deliveryLabel={order.order_type === OrderType.shipping ? t("offPremises.shipping") : undefined}
        couponName={order.coupon?.name}
        stored={storedTotal(order.stored_value)}
        toPay={order.to_pay}
      />
      {(order.changes !== undefined || order.refunded !== undefined) && (
        <LazyLayer>
          <OrderChanges order={order} />
        </LazyLayer>
      )}
    </section>
  );
}

/** What else there is to know of the order: number, time, diners, tableware, remark, payment. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tb } = useTranslation("bill");
  const tag = useLanguageTag();
  const isNothingDue = order.order_status === OrderStatus.canceled && order.pay_status === PayStatus.unpaid;
  const facts = [
    { key: "number", label: t("number"), value: order.order_no },
    { key: "time", label: t("time"), value: fullTime(order.order_time, tag, order.time_zone) },
    {
      key: "people",
      label: t("people"),
      value: order.people > 0 ? t("persons", { count: order.people }) : "",
    },
    { key: "contact", label: t("offPremises.contactName"), value: order.contact_name },
    { key: "phone", label: t("offPremises.contactPhone"), value: shownPhone(order.contact_phone) },
    { key: "tableware", label: t("tableware"), value: order.tableware },
    { key: "remark", label: t("remark"), value: order.remark },
    { key: "invoice", label: t("invoiceTitle"), value: order.invoice_title },
    isNothingDue || order.pay_type === null
      ? { key: "pay", label: t("payStatus"), value: t(`pay.${isNothingDue ? "none" : order.pay_status}`) }
      : {
          key: "pay",
          label: t("payType"),
          value: `${tb(`payType.${order.pay_type}`)} · ${t(`pay.${order.pay_status}`)}`,
        },
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
