import { useTranslation } from "react-i18next";
import type { BillLine, BillOrder, TableBill } from "#contract/calls/desk/bill.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import desk from "#desk/frame/Desk.module.css";
import { money } from "#text/formats.ts";
import badge from "#ui/feedback/Badge.module.css";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./Bill.module.css";
import { type Draft, isChoosable } from "./billDraft.ts";

interface BillOrdersProps {
  readonly bill: TableBill;
  readonly draft: Draft;
  /** Pieces can be chosen to be paid for. */
  readonly mayChoose: boolean;
  readonly onChange: (to: Pick<Draft, "chosen">) => void;
}

/** The orders of a bill with their lines; pieces that somebody pays for are chosen at them. */
export function BillOrders({ bill, draft, mayChoose, onChange }: BillOrdersProps) {
  const { t } = useTranslation("desk/bill");
  return (
    <section className={styles.section} aria-label={t("orders")}>
      {bill.orders.map((order) => (
        <article key={order.order_no} className={desk.card} aria-label={t("order", { number: order.number })}>
          <header className={styles.orderHead}>
            <h2>{t("order", { number: order.number })}</h2>
            <StateOf order={order} />
          </header>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <LineOf
                key={line.line_id}
                line={line}
                chosen={mayChoose && isChoosable(order) ? (draft.chosen[line.line_id] ?? 0) : null}
                onChoose={(number) => onChange({ chosen: { ...draft.chosen, [line.line_id]: number } })}
              />
            ))}
          </ul>
          <OrderSums order={order} />
          {order.paying_online > 0 && order.left > 0 && (
            <Notice kind="warn">{t("payingOnline", { amount: money(order.paying_online) })}</Notice>
          )}
        </article>
      ))}
    </section>
  );
}

/** Whether an order is paid, and by what. */
function StateOf({ order }: { readonly order: BillOrder }) {
  const { t: tb } = useTranslation("desk/board");
  const { bill, left, order_status, parts_total, pay_status, pay_type, stored_total } = order;
  if (order_status === OrderStatus.canceled)
    return <span className={badge.badge}>{tb("state.canceled")}</span>;
  if (pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed)
    return <span className={badge.badge}>{tb("money.refunded")}</span>;
  if (pay_status !== PayStatus.unpaid)
    return (
      <span className={badge.badge} data-tone="ok">
        {tb("money.paid")}
        {pay_type !== null && ` · ${tb(`payType.${pay_type}`)}`}
      </span>
    );
  return (
    <span className={badge.badge} data-tone={left < bill.total ? "warn" : undefined}>
      {parts_total + stored_total > 0
        ? tb("money.inPart", { paid: money(parts_total + stored_total), total: money(bill.total) })
        : tb("money.unpaid")}
    </span>
  );
}

interface LineOfProps {
  readonly line: BillLine;
  /** Pieces that are chosen; null: none can be. */
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

function LineOf({ chosen, line, onChoose }: LineOfProps) {
  const { t } = useTranslation("desk/bill");
  const { choices, line_total, name, number, paid, pieces } = line;
  const isFree = pieces.every((yen) => yen === 0);
  return (
    <li>
      <span>
        <b>{number} ×</b> {name}
        {choices && <small>{choices}</small>}
        {paid > 0 && <small>{t("linePaid", { count: paid })}</small>}
      </span>
      {chosen !== null && !isFree && paid < number && (
        <Stepper
          value={Math.min(chosen, number - paid)}
          max={number - paid}
          collapse
          labels={{
            group: t("choose", { name }),
            decrease: t("chooseLess", { name }),
            increase: t("chooseMore", { name }),
          }}
          onChange={onChoose}
        />
      )}
      <span className={styles.yen}>{money(line_total)}</span>
    </li>
  );
}

/** What comes to the lines of an order, and what of it is paid. */
function OrderSums({ order: { bill, stored_total } }: { readonly order: BillOrder }) {
  const { t } = useTranslation("desk/find");
  const { t: tb } = useTranslation("desk/board");
  const rows = [
    { name: t("bill.coupon"), yen: -bill.coupon_discount },
    { name: t("bill.cover"), yen: bill.cover_charge },
  ].filter(({ yen }) => yen !== 0);
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, yen }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(yen)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t("bill.total")}</dt>
        <dd>{money(bill.total)}</dd>
      </div>
      {stored_total > 0 && (
        <div>
          <dt>{tb("money.byBalance")}</dt>
          <dd>{money(stored_total)}</dd>
        </div>
      )}
    </dl>
  );
}
