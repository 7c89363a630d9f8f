import { useTranslation } from "react-i18next";
import type { Bill } from "#contract/order.ts";
import { money } from "#text/formats.ts";
import { Settling } from "#ui/motion/Settling.tsx";
import styles from "./BillView.module.css";

interface BillViewProps {
  readonly bill: Bill;
  /** How many pieces are ordered, where that is said with their price. */
  readonly pieces?: number;
  /** Whom the cover charge is for. */
  readonly people?: number;
  /** Yen that each diner will be charged, while it is not known how many they are. */
  readonly coverEach?: number | undefined;
  /** A delivery that costs nothing is said to be free. */
  readonly isDelivered?: boolean;
  /** What bringing it is called, where a carrier does. */
  readonly deliveryLabel?: string | undefined;
  /** Why the delivery costs what it does. */
  readonly deliveryNote?: string | undefined;
  /** Which coupon takes something off. */
  readonly couponName?: string | undefined;
  /** Yen that cards and vouchers pay of it. */
  readonly stored?: number | undefined;
  /** Yen that are left to be paid beside them; nothing is said of it once it is paid. */
  readonly toPay?: number | undefined;
  /** Yen of the order that this adds to: what both come to stands below. */
  readonly before?: number | undefined;
}

/** A bill that explains itself: every amount that leads to the total, and the tax that it contains. */
export function BillView({
  bill,
  pieces,
  people,
  coverEach = 0,
  isDelivered = false,
  deliveryLabel,
  deliveryNote,
  couponName,
  stored = 0,
  toPay = 0,
  before,
}: BillViewProps) {
  const { t } = useTranslation("bill");
  const lines = [
    {
      key: "goods",
      label: pieces === undefined ? t("goods") : t("goodsOf", { count: pieces }),
      yen: bill.list_subtotal,
      isShown: true,
    },
    { key: "discount", label: t("discount"), yen: -bill.goods_discount, isShown: bill.goods_discount > 0 },
    { key: "coupon", label: t("coupon"), yen: -bill.coupon_discount, isShown: bill.coupon_discount > 0 },
    {
      key: "cover",
      label: people ? t("coverFor", { count: people }) : t("cover"),
      yen: bill.cover_charge,
      isShown: bill.cover_charge > 0 || coverEach > 0,
    },
    {
      key: "delivery",
      label: deliveryLabel ?? t("delivery"),
      yen: bill.delivery_fee,
      isShown: isDelivered || bill.delivery_fee > 0,
    },
  ];
  const notes: Readonly<Record<string, string | undefined>> = { delivery: deliveryNote, coupon: couponName };
  return (
    <dl className={styles.bill}>
      {lines
        .filter((line) => line.isShown)
        .map((line) => (
          <div key={line.key} className={styles.line}>
            <dt>
              {line.label}
              {notes[line.key] !== undefined && <small className={styles.note}>{notes[line.key]}</small>}
            </dt>
            <dd>
              {line.key === "cover" && coverEach > 0
                ? t("perPerson", { price: money(coverEach) })
                : line.key === "delivery" && line.yen === 0
                  ? t("free")
                  : money(line.yen)}
            </dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t("total")}</dt>
        <dd>
          <Settling value={bill.total}>{money(bill.total)}</Settling>
        </dd>
      </div>
      {stored > 0 && (
        <>
          <div className={styles.line}>
            <dt>{t("stored")}</dt>
            <dd>{money(-stored)}</dd>
          </div>
          {toPay > 0 && (
            <div className={styles.left}>
              <dt>{t("toPay")}</dt>
              <dd>{money(toPay)}</dd>
            </div>
          )}
        </>
      )}
      {bill.taxes.map((tax) => (
        <div key={tax.rate} className={styles.tax}>
          <dt>{t("taxAt", { rate: tax.rate, taxable: money(tax.taxable) })}</dt>
          <dd>{money(tax.tax)}</dd>
        </div>
      ))}
      {before !== undefined && (
        <>
          <div className={`${styles.line} ${styles.before}`}>
            <dt>{t("before")}</dt>
            <dd>{money(before)}</dd>
          </div>
          <div className={styles.left}>
            <dt>{t("withBefore")}</dt>
            <dd>{money(before + bill.total)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
