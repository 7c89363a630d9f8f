import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/cart.ts";
import { lineKey, removeLine, setNumber } from "#domain/cart/cart.ts";
import { storedTotal } from "#domain/payments/allotParts.ts";
import { BillView } from "#parts/orders/BillView.tsx";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import type { CartChange } from "#state/cart/cart.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import { money } from "#text/formats.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import { LONGEST_REMARK } from "../checkoutFaults.ts";
import card from "../SubmitOrderScreen.module.css";
import { CouponField } from "./CouponField.tsx";
import { NotShipped } from "./NotShipped.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";
import { WhenField } from "./WhenField.tsx";

interface ShopOrderProps {
  readonly shop: ChosenShop;
  readonly purchase: MallPurchase;
}

const changed = (lines: readonly CartLine[], change: CartChange): CartLine[] => {
  if (change.verb === "remove") return removeLine(lines, change.key);
  return change.verb === "set" ? setNumber(lines, change.key, change.number) : [...lines];
};

/** What is bought of one shop, which becomes one order: lines, when it comes, coupon, words to the shop, its bill. */
export function ShopOrder({ shop, purchase }: ShopOrderProps) {
  const { t } = useTranslation(["mallOrder", "checkout"]);
  const { store_id, store_name, lines } = shop;
  const draft = purchase.shopDraft(store_id);
  const quote = purchase.quoteOf(store_id);
  const shipping = quote?.shipping ?? null;
  const paid = storedTotal(purchase.stored.partsOf(store_id));
  const isUnshipped = purchase.faults.unshipped.has(store_id);
  const id = `shop-${store_id}`;
  const note =
    shipping === null || isUnshipped
      ? undefined
      : [
          t("mallOrder:parcels", { count: shipping.parcels }),
          shipping.is_island === 1 ? t("mallOrder:island") : null,
          shipping.missing_for_free > 0
            ? t("mallOrder:missing", { missing: money(shipping.missing_for_free) })
            : null,
        ]
          .filter((words) => words !== null)
          .join(t("mallOrder:join"));
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id}>{store_name}</h2>
      {isUnshipped && <NotShipped purchase={purchase} store_id={store_id} />}
      <ul>
        {lines.map((line) => (
          <CartLineRow
            key={lineKey(line)}
            line={line}
            problem={quote?.problems.find((problem) => lineKey(problem) === lineKey(line)) ?? null}
            change={(change) => purchase.changeLines(store_id, (all) => changed(all, change))}
            note={t(`mallOrder:temperature.${line.goods_detail.shipping?.temperature ?? "ambient"}`)}
          />
        ))}
      </ul>
      {quote === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <>
          {shipping !== null && !isUnshipped && (
            <WhenField shipping={shipping} purchase={purchase} store_id={store_id} />
          )}
          <CouponField quote={quote} purchase={purchase} />
          <Field label={t("checkout:remark")} mark={t("checkout:optional")}>
            <TextArea
              name={`remark-${store_id}`}
              rows={2}
              maxLength={LONGEST_REMARK}
              value={draft.remark}
              onChange={(event) => purchase.changeShop(store_id, { remark: event.target.value })}
            />
          </Field>
          <BillView
            bill={quote.bill}
            isDelivered={shipping !== null && !isUnshipped}
            deliveryLabel={t("mallOrder:shipping")}
            deliveryNote={note}
            stored={paid}
            toPay={quote.bill.total - paid}
          />
          {shipping === null && <p className={card.note}>{t("mallOrder:shippingOpen")}</p>}
        </>
      )}
    </section>
  );
}
