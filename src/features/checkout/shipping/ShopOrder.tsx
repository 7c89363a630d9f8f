import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/cart.ts";
import type { MallQuote } from "#contract/mall.ts";
import type { ShippingQuote } from "#contract/shipping.ts";
import { lineKey, removeLine, setNumber } from "#domain/cart/cart.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { storedTotal } from "#domain/payments/allotParts.ts";
import card from "#features/checkout/Checkout.module.css";
import { LONGEST_REMARK } from "#features/checkout/checkoutFaults.ts";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { useAskingAddress } from "#features/checkout/fulfilment/useAnsweredAddress.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import { BillView } from "#parts/orders/BillView.tsx";
import { href } from "#routes/href.ts";
import type { CartChange } from "#state/cart/cart.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import { calendarDay, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextArea } from "#ui/fields/TextInput.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

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

interface CouponFieldProps {
  readonly quote: MallQuote;
  readonly purchase: MallPurchase;
}

const NONE = "none";

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** Which coupon a shop's order uses: the one that saves most unless one says otherwise; nothing where there is none. */
function CouponField({ quote, purchase }: CouponFieldProps) {
  const { t } = useTranslation("mallOrder");
  const { best_coupon_id, coupons, store_id } = quote;
  const inUse = purchase.coupons.get(store_id) ?? null;
  const elsewhere = new Set([...purchase.coupons].flatMap(([other, id]) => (other === store_id ? [] : [id])));
  const options = coupons.flatMap<Choice>(
    ({ can_use, discount, hindrance, member_coupon_id: id, missing, name }) => {
      if (id === null) return [];
      const amount = money(discount);
      if (can_use === 1) {
        const key = id === best_coupon_id ? "coupon.best" : "coupon.saves";
        return [{ value: id, label: t(key, { name, amount }), disabled: elsewhere.has(id) }];
      }
      if (hindrance !== "minimum_spend") return [];
      return [{ value: id, label: t("coupon.missing", { name, missing: money(missing) }), disabled: true }];
    },
  );
  if (options.length === 0) return null;
  return (
    <Field label={t("coupon.label")}>
      <Select
        name={`coupon-${store_id}`}
        value={inUse ?? NONE}
        options={[...options, { value: NONE, label: t("coupon.none") }]}
        onChange={({ currentTarget: { value } }) =>
          purchase.changeShop(store_id, { coupon: value === NONE ? null : value })
        }
      />
    </Field>
  );
}

interface WhenFieldProps {
  readonly shipping: ShippingQuote;
  readonly purchase: MallPurchase;
  readonly store_id: string;
}

/** On which day, and at what time of it, a shop's parcels are to come: as soon as can be unless one says otherwise. */
function WhenField({ shipping, purchase, store_id }: WhenFieldProps) {
  const { t } = useTranslation("mallOrder");
  const tag = useLanguageTag();
  const draft = purchase.shopDraft(store_id);
  const { delivery_from: from, delivery_sections: sections, delivery_until: until } = shipping;
  const days = daysBetween(from, until);
  const isPast = purchase.faults.pastDay.has(store_id);
  return (
    <>
      <Field label={t("date")} error={isPast ? t("pastDay") : undefined}>
        <Select
          name={`date-${store_id}`}
          value={days.find((day) => day === draft.date) ?? ""}
          placeholder={t("anyDate", { day: calendarDay(from, tag) })}
          options={days.map((day) => ({ value: day, label: calendarDay(day, tag) }))}
          onChange={({ currentTarget }) =>
            purchase.changeShop(store_id, { date: currentTarget.value || null })
          }
        />
      </Field>
      {sections.length > 0 && (
        <Field label={t("section")}>
          <Select
            name={`section-${store_id}`}
            value={sections.find((one) => one.delivery_section === draft.section)?.delivery_section ?? ""}
            placeholder={t("anySection")}
            options={sections.map((one) => ({ value: one.delivery_section, label: one.name }))}
            onChange={({ currentTarget }) =>
              purchase.changeShop(store_id, { section: currentTarget.value || null })
            }
          />
        </Field>
      )}
    </>
  );
}

/** Days that a carrier takes orders for are few; a shop that says otherwise does not make the list endless. */
const MOST = 60;

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < MOST; day = addDays(day, 1)) days.push(day);
  return days;
}

interface NotShippedProps {
  readonly purchase: MallPurchase;
  readonly store_id: string;
}

/** At a shop that does not ship to the address: another address, or the purchase without this shop. */
function NotShipped({ purchase, store_id }: NotShippedProps) {
  const { t } = useTranslation(["mallOrder", "offPremises"]);
  const asking = useAskingAddress();
  const prefecture = purchase.quoteOf(store_id)?.shipping?.prefecture_name ?? "";
  return (
    <div data-invalid role="alert">
      <Notice kind="warn">
        <p>{t("mallOrder:notShipped", { prefecture })}</p>
        <p className={styles.ways}>
          <Button
            size="small"
            kind="outline"
            href={href("mallUserAddress", { callback: href("mallOrderConfirm", {}) })}
            onClick={asking}
          >
            {t("offPremises:otherAddress")}
          </Button>
          <Button size="small" kind="quiet" onClick={() => purchase.leaveOut(store_id)}>
            {t("mallOrder:leaveOut")}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
