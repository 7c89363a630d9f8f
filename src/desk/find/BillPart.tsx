import { useTranslation } from "react-i18next";
import type { WholeOrder } from "#contract/calls/desk/find.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { money } from "#text/formats.ts";
import styles from "./Find.module.css";
import { Part } from "./Part.tsx";

interface OfOrder {
  readonly order: WholeOrder;
}

/** What was ordered, as it was added to. */
export function LinesPart({ order: { rounds, time_zone } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const { t: tb } = useTranslation("desk/board");
  const when = useWhen(time_zone);
  return (
    <Part title={t("part.lines")}>
      {rounds.map(({ lines, placed_at, remark, round }) => (
        <div key={round} className={styles.round}>
          {rounds.length > 1 && (
            <h4>
              {round === 1 ? t("round.first") : t("round.added", { round: round - 1 })}{" "}
              <time dateTime={placed_at}>{when(placed_at)}</time>
            </h4>
          )}
          <ul className={styles.sums}>
            {lines.map(({ choices, is_free, is_remade, line_id, line_total, name, number }) => (
              <li key={line_id}>
                <span>
                  <b>{number} ×</b> {name} {is_free && <small>{tb("isFree")}</small>}
                  {is_remade && <small>{tb("isRemade")}</small>}
                  {choices && <small>{choices}</small>}
                </span>
                <span>{money(line_total)}</span>
              </li>
            ))}
          </ul>
          {remark && (
            <p className={styles.remark}>
              <b>{tb("remark")}</b> {remark}
            </p>
          )}
        </div>
      ))}
    </Part>
  );
}

/** Every amount that led to the total, and the tax that is in it. */
export function BillPart({ order: { bill, ticket } }: OfOrder) {
  const { t } = useTranslation("desk/find");
  const { t: tb } = useTranslation("desk/board");
  const rows = [
    { name: t("bill.list"), yen: bill.list_subtotal },
    { name: t("bill.goods_discount"), yen: -bill.goods_discount },
    { name: t("bill.coupon"), yen: -bill.coupon_discount },
    { name: t("bill.cover"), yen: bill.cover_charge },
    { name: t("bill.delivery"), yen: bill.delivery_fee },
  ];
  return (
    <Part title={t("part.bill")}>
      <dl className={styles.bill}>
        {rows
          .filter(({ yen }, index) => index === 0 || yen !== 0)
          .map(({ name, yen }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(yen)}</dd>
            </div>
          ))}
        <div className={styles.whole}>
          <dt>{t("bill.total")}</dt>
          <dd>{money(bill.total)}</dd>
        </div>
        {ticket.refunded > 0 && (
          <div>
            <dt>{tb("money.back")}</dt>
            <dd>{money(ticket.refunded)}</dd>
          </div>
        )}
        {bill.taxes.map(({ rate, tax, taxable }) => (
          <div key={rate} className={styles.tax}>
            <dt>{t("bill.tax", { rate, taxable: money(taxable) })}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
        {ticket.stored_total > 0 && (
          <div className={styles.tax}>
            <dt>{tb("money.byBalance")}</dt>
            <dd>{money(ticket.stored_total)}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
