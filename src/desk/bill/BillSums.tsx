import { useTranslation } from "react-i18next";
import type { TableBill } from "#contract/calls/desk/bill.ts";
import desk from "#desk/frame/Desk.module.css";
import { money } from "#text/formats.ts";
import styles from "./Bill.module.css";

/** What all orders come to, the tax in it, what has been paid, and what is left. */
export function BillSums({ bill }: { readonly bill: TableBill }) {
  const { t } = useTranslation("desk/bill");
  const { t: tf } = useTranslation("desk/find");
  const paid = [
    { name: t("paidOtherwise"), yen: bill.paid_otherwise },
    { name: t("paidInParts"), yen: bill.paid_in_parts },
  ].filter(({ yen }) => yen > 0);
  return (
    <section className={desk.card} aria-label={t("sums")}>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{t("total")}</dt>
          <dd>{money(bill.total)}</dd>
        </div>
        {bill.taxes.map(({ rate, tax, taxable }) => (
          <div key={rate} className={styles.tax}>
            <dt>{tf("bill.tax", { rate, taxable: money(taxable) })}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
        {paid.map(({ name, yen }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(-yen)}</dd>
          </div>
        ))}
        <div className={styles.rest}>
          <dt>{t("rest")}</dt>
          <dd>{money(bill.rest)}</dd>
        </div>
      </dl>
    </section>
  );
}
