import { useTranslation } from "react-i18next";
import type { OrderEvent, WholeOrder } from "#contract/calls/desk/find.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { money } from "#text/formats.ts";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Find.module.css";
import { Part } from "./Part.tsx";

interface OfOrder {
  readonly order: WholeOrder;
}

/** What happened to the order, when, and by whom. */
export function EventsPart({ order: { events, time_zone } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const when = useWhen(time_zone);
  return (
    <Part title={t("part.events")}>
      <ol className={styles.entries}>
        {events.map((event, index) => (
          <li key={index}>
            <time dateTime={event.time}>{when(event.time)}</time>
            <span>
              <b>{t(`event.${event.kind}`)}</b> {event.amount !== null && money(event.amount)}{" "}
              {event.dishes.join(" · ")}
              <By event={event} />
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Who did it, where that is known. */
function By({ event: { is_by_rule, who } }: { readonly event: OrderEvent }) {
  const { t } = useTranslation("desk/find");
  const { t: td } = useTranslation("desk/desk");
  if (who !== null) return <small>{`${who.name} (${td(`role.${who.role}`)})`}</small>;
  return is_by_rule ? <small>{t("byRule")}</small> : null;
}

/** What was paid, and what went back. */
export function PaymentsPart({ order: { payments, refunds, time_zone } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const { t: tb } = useTranslation("desk/board");
  const when = useWhen(time_zone);
  return (
    <Part title={t("part.payments")}>
      {payments.length === 0 && <p className={desk.soft}>{t("noPayments")}</p>}
      <ul className={styles.entries}>
        {payments.map(({ amount, card, changed_at, is_of_bill, pay_type, state, trans_id }) => (
          <li key={trans_id ?? (is_of_bill ? "bill" : "cash")}>
            {changed_at === null ? <span /> : <time dateTime={changed_at}>{when(changed_at)}</time>}
            <span>
              <b>{money(amount)}</b> {tb(`payType.${pay_type}`)}
              {card !== null && ` ${card.brand} …${card.last4}`} · {t(`paymentState.${state}`)}
              {is_of_bill && <small>{t("ofBill")}</small>}
              {trans_id !== null && (
                <small>
                  {t("transaction")} {trans_id}
                </small>
              )}
            </span>
          </li>
        ))}
        {refunds.map(({ amount, pay_type, reason, refund_id, state, time }) => (
          <li key={`refund ${refund_id}`}>
            <time dateTime={time}>{when(time)}</time>
            <span>
              {t("refundTo")} <b>{money(-amount)}</b> {tb(`payType.${pay_type}`)} ·{" "}
              {t(`refundState.${state}`)}
              {reason && <small>{reason}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What the staff changed at its lines, why, and what the total became. */
export function ChangesPart({ order: { changes, time_zone } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const when = useWhen(time_zone);
  if (changes.length === 0) return null;
  return (
    <Part title={t("part.changes")}>
      <ul className={styles.entries}>
        {changes.map(({ by, change_id, how, name, number, reason, time, total, total_before }) => (
          <li key={change_id}>
            <time dateTime={time}>{when(time)}</time>
            <span>
              <b>{t(`event.line_${how}`)}</b> {number} × {name} · {money(total_before)} → {money(total)}
              <small>{[reason, by].filter(Boolean).join(" · ")}</small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What the guest was told, and what they wrote. */
export function MessagesPart({ order: { is_masked, messages, time_zone } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const when = useWhen(time_zone);
  return (
    <Part title={t("part.messages")}>
      {messages.length === 0 && <p className={desk.soft}>{t("noMessages")}</p>}
      {is_masked && messages.length > 0 && <p className={desk.soft}>{t("masked")}</p>}
      <ul className={styles.entries}>
        {messages.map(({ content, failure, state, time, way }, index) => (
          <li key={index}>
            <time dateTime={time}>{when(time)}</time>
            <span>
              {content === "" ? !is_masked && <span className={desk.soft}>{t("gone")}</span> : content}
              <small>
                {t(`sentBy.${way}`)} · {t(`sent.${state}`)} {failure}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Receipts that were made out for it. */
export function ReceiptsPart({ order: { receipts, time_zone } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const when = useWhen(time_zone);
  return (
    <Part title={t("part.receipts")}>
      {receipts.length === 0 && <p className={desk.soft}>{t("noReceipts")}</p>}
      <ul className={styles.entries}>
        {receipts.map(({ issue, issued_at, kind, receipt_no, total }) => (
          <li key={issue}>
            <time dateTime={issued_at}>{when(issued_at)}</time>
            <span>
              <b>{receipt_no}</b> {money(total)}
              <small>
                {t(`receiptKind.${kind}`)} · {t("issue", { issue })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
