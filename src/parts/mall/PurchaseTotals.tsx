import { useTranslation } from "react-i18next";
import type { Bill } from "#contract/order.ts";
import type { ShippingQuote } from "#contract/shipping.ts";
import { money } from "#text/formats.ts";
import { Settling } from "#ui/motion/Settling.tsx";
import styles from "./PurchaseTotals.module.css";

/** One shop's part of a purchase, as far as its price is known. */
export interface ShopSum {
  readonly store_id: string;
  readonly store_name: string;
  readonly bill: Bill;
  /** How the fee comes about; null: it is not known where it goes; not given where the fee alone is told. */
  readonly shipping?: ShippingQuote | null | undefined;
  readonly couponName?: string | undefined;
}

interface PurchaseTotalsProps {
  readonly shops: readonly ShopSum[];
  /** Yen that cards and vouchers pay of it. */
  readonly stored?: number;
}

/** What a purchase comes to, in one table: of each shop goods, shipping with its reason, coupon and sum, then all of it. */
export function PurchaseTotals({ shops, stored = 0 }: PurchaseTotalsProps) {
  const { t } = useTranslation(["mallOrder", "bill"]);
  const isOpen = shops.some(({ shipping }) => shipping === null || shipping?.is_shipped_to === 0);
  const total = shops.reduce((sum, { bill }) => sum + bill.total, 0);
  return (
    <table className={styles.totals}>
      <caption className="visually-hidden">{t("mallOrder:totals.caption")}</caption>
      {shops.map((shop) => (
        <ShopRows key={shop.store_id} shop={shop} isOnly={shops.length === 1} />
      ))}
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t(isOpen ? "mallOrder:totals.withoutShipping" : "mallOrder:totals.total")}</th>
          <td>
            <Settling value={total}>{money(total)}</Settling>
          </td>
        </tr>
        {stored > 0 && (
          <tr>
            <th scope="row">{t("bill:stored")}</th>
            <td>{money(-stored)}</td>
          </tr>
        )}
        {stored > 0 && total > stored && (
          <tr className={styles.sum}>
            <th scope="row">{t("bill:toPay")}</th>
            <td>{money(total - stored)}</td>
          </tr>
        )}
        {taxesOf(shops).map(({ rate, tax, taxable }) => (
          <tr key={rate} className={styles.tax}>
            <th scope="row">{t("bill:taxAt", { rate, taxable: money(taxable) })}</th>
            <td>{money(tax)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function ShopRows({ shop, isOnly }: { readonly shop: ShopSum; readonly isOnly: boolean }) {
  const { t } = useTranslation(["mallOrder", "bill"]);
  const { bill, couponName, shipping, store_name } = shop;
  const fee =
    shipping === null
      ? t("mallOrder:totals.unknown")
      : shipping?.is_shipped_to === 0
        ? t("mallOrder:totals.never")
        : bill.delivery_fee === 0
          ? t("bill:free")
          : money(bill.delivery_fee);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.shop}>
          {store_name}
        </th>
      </tr>
      <tr>
        <th scope="row">{t("bill:goods")}</th>
        <td>{money(bill.list_subtotal)}</td>
      </tr>
      {bill.goods_discount > 0 && (
        <tr>
          <th scope="row">{t("bill:discount")}</th>
          <td>{money(-bill.goods_discount)}</td>
        </tr>
      )}
      <tr>
        <th scope="row">
          {t("mallOrder:shipping")}
          <ShippingReason shipping={shipping} />
        </th>
        <td>{fee}</td>
      </tr>
      {bill.coupon_discount > 0 && (
        <tr>
          <th scope="row">
            {t("bill:coupon")}
            {couponName && <small>{couponName}</small>}
          </th>
          <td>{money(-bill.coupon_discount)}</td>
        </tr>
      )}
      {!isOnly && (
        <tr className={styles.sum}>
          <th scope="row">{t("mallOrder:totals.sum")}</th>
          <td>{money(bill.total)}</td>
        </tr>
      )}
    </tbody>
  );
}

/** Why shipping costs what it does: how it travels, where to, and from what sum on it is free. */
function ShippingReason({ shipping }: { readonly shipping: ShopSum["shipping"] }) {
  const { t } = useTranslation(["mallOrder", "bill"]);
  if (shipping === undefined) return null;
  if (shipping === null) return <small>{t("mallOrder:shippingOpen")}</small>;
  const {
    free_from = 0,
    is_island,
    is_shipped_to,
    missing_for_free,
    prefecture_name,
    shares = [],
  } = shipping;
  if (is_shipped_to === 0) return <small>{t("mallOrder:notShipped", { prefecture: prefecture_name })}</small>;
  const parcels = shares.map(({ parcels: count, temperature }) =>
    t("mallOrder:totals.share", { kind: t(`mallOrder:temperature.${temperature}`), count }),
  );
  const free =
    missing_for_free > 0
      ? t("mallOrder:missing", { missing: money(missing_for_free) })
      : free_from > 0
        ? t("mallOrder:totals.freeFrom", { price: money(free_from) })
        : null;
  const island = is_island === 1 ? t("mallOrder:island") : null;
  return (
    <>
      <small>{[prefecture_name, ...parcels].join(t("mallOrder:join"))}</small>
      {(island ?? free) !== null && <small data-free>{island ?? free}</small>}
    </>
  );
}

/** The tax that all of it contains, by its rate; each shop's own is rounded by itself, as on its receipt. */
function taxesOf(shops: readonly ShopSum[]): Bill["taxes"] {
  const taxes = shops.flatMap(({ bill }) => bill.taxes);
  return [...new Set(taxes.map(({ rate }) => rate))].map((rate) => {
    const alike = taxes.filter((each) => each.rate === rate);
    return {
      rate,
      taxable: alike.reduce((sum, { taxable }) => sum + taxable, 0),
      tax: alike.reduce((sum, { tax }) => sum + tax, 0),
    };
  });
}
