import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CloseFigures, OpenMoney, Tally } from "#contract/calls/desk/close.ts";
import desk from "#desk/frame/Desk.module.css";
import { money } from "#text/formats.ts";
import { Bars, barsOf } from "./Bars.tsx";
import styles from "./Close.module.css";

interface SumsProps {
  readonly figures: CloseFigures;
  readonly open: OpenMoney;
}

/** What one looks at first of a close, or of what it would be now: sales, money, and what is still open. */
export function MainSums({ children, figures, open }: SumsProps & { readonly children?: ReactNode }) {
  return (
    <div className={styles.parts}>
      {children}
      <SalesPart figures={figures} />
      <MoneyPart figures={figures} />
      <OpenPart open={open} />
    </div>
  );
}

/** The sales, cut in every other way. */
export function MoreSums({ figures }: Pick<SumsProps, "figures">) {
  const { t } = useTranslation("desk/close");
  const { t: tb } = useTranslation("desk/board");
  const countAndAmount = [t("amount"), t("count")] as const;
  return (
    <div className={styles.parts}>
      <Part title={t("part.taxes")} isEmpty={figures.taxes.length === 0}>
        <Table
          label={t("part.taxes")}
          heads={[t("part.taxes"), t("taxable"), t("tax")]}
          rows={figures.taxes.map(({ rate, tax, taxable }) => [
            t("rate", { rate }),
            money(taxable),
            money(tax),
          ])}
        />
      </Part>
      <Part title={t("part.ways")} isEmpty={figures.ways.length === 0}>
        <Bars
          label={t("part.ways")}
          heads={[t("way"), ...countAndAmount]}
          bars={barsOf(figures.ways, ({ order_type }) => ({
            key: order_type,
            label: tb(`mode.${order_type}`),
          }))}
        />
      </Part>
      <Part title={t("part.hours")} isEmpty={figures.hours.length === 0}>
        <Bars
          label={t("part.hours")}
          heads={[t("hour"), ...countAndAmount]}
          bars={barsOf(figures.hours, ({ hour }) => ({ key: hour, label: t("hourOf", { hour }) }))}
        />
      </Part>
      <Part title={t("part.dishes")} isEmpty={figures.dishes.length === 0}>
        <Bars
          label={t("part.dishes")}
          heads={[t("dish"), ...countAndAmount]}
          bars={barsOf(figures.dishes, ({ goods_id, name }) => ({ key: goods_id, label: name }))}
        />
      </Part>
      {figures.coupons.length > 0 && (
        <Part title={t("part.coupons")}>
          <Table
            label={t("part.coupons")}
            heads={[t("coupon"), t("count"), t("amount")]}
            rows={figures.coupons.map(({ amount, count, name }) => [name, String(count), money(-amount)])}
          />
        </Part>
      )}
      <Part title={t("part.staff")} isEmpty={figures.staff.length === 0}>
        <Table
          label={t("part.staff")}
          heads={[t("person"), t("sold"), t("returned"), t("canceled")]}
          rows={figures.staff.map(({ canceled, name, returned, sold }) => [
            name ?? t("nobody"),
            talliedWords(sold),
            talliedWords(returned),
            talliedWords(canceled),
          ])}
        />
      </Part>
    </div>
  );
}

const talliedWords = ({ amount, count }: Tally) => (count === 0 ? "–" : `${count} · ${money(amount)}`);

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

export function Part({ children, isEmpty = false, note, title }: PartProps) {
  const { t } = useTranslation("desk/close");
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {note !== undefined && <p className={desk.soft}>{note}</p>}
      {isEmpty ? <p className={desk.soft}>{t("none")}</p> : children}
    </section>
  );
}

interface TableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table whose first column says what each row is. */
export function Table({ heads, label, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{what}</th>
            {cells.map((cell, column) => (
              <td key={column} data-head={heads[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the prices on the menu to the sales, and what was taken off them. */
function SalesPart({ figures }: Pick<SumsProps, "figures">) {
  const { t } = useTranslation("desk/close");
  const { canceled, returned, sold } = figures;
  const steps = [
    [t("list"), figures.list],
    [t("goods_discount"), -figures.goods_discount],
    [t("coupon_discount"), -figures.coupon_discount],
    [t("cover_charge"), figures.cover_charge],
    [t("delivery_fee"), figures.delivery_fee],
  ] as const;
  return (
    <Part title={t("part.sales")}>
      <dl className={styles.sums}>
        <Sum name={t("sold")} count={sold.count} yen={sold.amount} />
        <Sum name={t("returned")} count={returned.count} yen={-returned.amount} />
        <Sum name={t("total")} yen={figures.total} isWhole />
        {steps
          .filter(([, yen]) => yen !== 0)
          .map(([name, yen]) => (
            <Sum key={name} name={name} yen={yen} isSmall />
          ))}
        <Sum name={t("canceled")} count={canceled.count} yen={canceled.amount} isSmall />
        <div data-small>
          <dt>{t("people")}</dt>
          <dd>{figures.people}</dd>
        </div>
      </dl>
    </Part>
  );
}

interface SumProps {
  readonly name: string;
  readonly yen: number;
  readonly count?: number;
  readonly isWhole?: boolean;
  readonly isSmall?: boolean;
}

export function Sum({ count, isSmall = false, isWhole = false, name, yen }: SumProps) {
  return (
    <div data-whole={isWhole || undefined} data-small={isSmall || undefined}>
      <dt>
        {name}
        {count !== undefined && <span className={styles.count}> × {count}</span>}
      </dt>
      <dd>{money(yen)}</dd>
    </div>
  );
}

/** What came in and went out, by the way of payment; and how that agrees with the sales. */
function MoneyPart({ figures }: Pick<SumsProps, "figures">) {
  const { t } = useTranslation("desk/close");
  const { t: tb } = useTranslation("desk/board");
  const { advance, counter, received, total, value } = figures;
  const isApart = advance !== 0 || value.amount !== 0 || counter.amount !== 0;
  return (
    <Part title={t("part.money")}>
      {figures.money.length > 0 && (
        <Table
          label={t("part.money")}
          heads={[t("payType"), t("in"), t("out"), t("net")]}
          rows={figures.money.map((way) => [
            tb(`payType.${way.pay_type}`),
            talliedWords(way.in),
            talliedWords(way.out),
            money(way.in.amount - way.out.amount),
          ])}
        />
      )}
      <dl className={styles.sums}>
        <Sum name={t("received")} yen={received} isWhole />
        {isApart && (
          <>
            <Sum name={t("total")} yen={total} isSmall />
            <Sum name={t("value")} count={value.count} yen={value.amount} isSmall />
            <Sum name={t("counter")} count={counter.count} yen={counter.amount} isSmall />
            <Sum name={t("advance")} yen={advance} isSmall />
          </>
        )}
      </dl>
    </Part>
  );
}

/** What is on its way, and in none of the sums. */
function OpenPart({ open }: Pick<SumsProps, "open">) {
  const { t } = useTranslation("desk/close");
  const kinds = (["unpaid", "under_way", "to_return"] as const).filter((kind) => open[kind].count > 0);
  return (
    <Part title={t("part.open")} note={kinds.length === 0 ? t("nothingOpen") : t("openNote")}>
      {kinds.length > 0 && (
        <dl className={styles.sums}>
          {kinds.map((kind) => (
            <Sum key={kind} name={t(kind)} count={open[kind].count} yen={open[kind].amount} />
          ))}
        </dl>
      )}
    </Part>
  );
}
