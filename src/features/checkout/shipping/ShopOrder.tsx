import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/cart.ts";
import type { ShippingQuote } from "#contract/shipping.ts";
import { lineKey, removeLine, setNumber } from "#domain/cart/cart.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import card from "#features/checkout/Checkout.module.css";
import { LONGEST_REMARK } from "#features/checkout/checkoutFaults.ts";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { useAskingAddress } from "#features/checkout/fulfilment/useAnsweredAddress.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { CartChange } from "#state/cart/cart.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import { calendarDay } from "#text/calendar.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextArea } from "#ui/fields/TextInput.tsx";
import { Fold } from "#ui/lists/Fold.tsx";
import { GiftField } from "./GiftField.tsx";
import type { GiftFaults } from "./giftOf.ts";
import own from "./ShopOrder.module.css";
import type { MallPurchase } from "./useMallPurchase.ts";

const ShopCoupon = lazyWithRetry(() => import("./ShopCoupon.tsx"));

interface ShopOrderProps {
  readonly shop: ChosenShop;
  readonly purchase: MallPurchase;
}

const changed = (lines: readonly CartLine[], change: CartChange): CartLine[] => {
  if (change.verb === "remove") return removeLine(lines, change.key);
  return change.verb === "set" ? setNumber(lines, change.key, change.number) : [...lines];
};

/** What is bought of one shop, which becomes one order: lines, when it comes, coupon, gift, words to the shop. */
export function ShopOrder({ shop, purchase }: ShopOrderProps) {
  const { t } = useTranslation("mallOrder");
  const { store_id, store_name, lines } = shop;
  const draft = purchase.shopDraft(store_id);
  const quote = purchase.quoteOf(store_id);
  const shipping = quote?.shipping ?? null;
  const isUnshipped = purchase.faults.unshipped.has(store_id);
  const id = `shop-${store_id}`;
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
            note={t(`temperature.${line.goods_detail.shipping?.temperature ?? "ambient"}`)}
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
          <GiftField
            storeId={store_id}
            value={draft.gift}
            onChange={(gift) => purchase.changeShop(store_id, { gift })}
            faults={purchase.isChecked ? (purchase.faults.gifts.get(store_id) ?? NO_FAULTS) : NO_FAULTS}
          />
          <RemarkField storeId={store_id} purchase={purchase} />
          <div className={own.coupon}>
            <LazyPart waiting={<Skeleton lines={2} />}>
              <ShopCoupon shop={shop} quote={quote} purchase={purchase} />
            </LazyPart>
          </div>
        </>
      )}
    </section>
  );
}

const NO_FAULTS: GiftFaults = {};

interface OfShop {
  readonly storeId: string;
  readonly purchase: MallPurchase;
}

/** Words to the shop, behind one row until somebody has some. */
function RemarkField({ storeId, purchase }: OfShop) {
  const { t } = useTranslation("checkout");
  const [isOpen, setOpen] = useState(false);
  const { remark } = purchase.shopDraft(storeId);
  const isGiven = remark !== "";
  return (
    <Fold
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      title={isGiven ? t("remark") : t("addRemark")}
      value={isGiven ? remark : undefined}
      action={isGiven ? t("change") : undefined}
    >
      <Field label={t("remark")} mark={t("optional")}>
        <TextArea
          name={`remark-${storeId}`}
          rows={2}
          maxLength={LONGEST_REMARK}
          value={remark}
          onChange={(event) => purchase.changeShop(storeId, { remark: event.target.value })}
        />
      </Field>
    </Fold>
  );
}

interface WhenFieldProps {
  readonly shipping: ShippingQuote;
  readonly purchase: MallPurchase;
  readonly store_id: string;
}

/** On which day, and at what time of it, a shop's parcels are to come: as soon as can be unless one says otherwise. */
function WhenField({ shipping, purchase, store_id }: WhenFieldProps) {
  const { t } = useTranslation(["mallOrder", "checkout"]);
  const tag = useLanguageTag();
  const draft = purchase.shopDraft(store_id);
  const { delivery_from: from, delivery_sections: sections, delivery_until: until } = shipping;
  const days = daysBetween(from, until);
  const isPast = purchase.faults.pastDay.has(store_id);
  const [isOpen, setOpen] = useState(false);
  const section = sections.find((one) => one.delivery_section === draft.section);
  const isChosen = draft.date !== null || section !== undefined;
  return (
    <Fold
      isOpen={isOpen || isPast}
      onOpen={() => setOpen(true)}
      title={t("mallOrder:date")}
      value={
        draft.date === null
          ? t("mallOrder:anyDate", { day: calendarDay(from, tag) })
          : [calendarDay(draft.date, tag), section?.name].filter(Boolean).join(" ")
      }
      note={isChosen && draft.date === null ? section?.name : undefined}
      action={t("checkout:change")}
    >
      <Field label={t("mallOrder:date")} error={isPast ? t("mallOrder:pastDay") : undefined}>
        <Select
          name={`date-${store_id}`}
          value={days.find((day) => day === draft.date) ?? ""}
          placeholder={t("mallOrder:anyDate", { day: calendarDay(from, tag) })}
          options={days.map((day) => ({ value: day, label: calendarDay(day, tag) }))}
          onChange={({ currentTarget }) =>
            purchase.changeShop(store_id, { date: currentTarget.value || null })
          }
        />
      </Field>
      {sections.length > 0 && (
        <Field label={t("mallOrder:section")}>
          <Select
            name={`section-${store_id}`}
            value={section?.delivery_section ?? ""}
            placeholder={t("mallOrder:anySection")}
            options={sections.map((one) => ({ value: one.delivery_section, label: one.name }))}
            onChange={({ currentTarget }) =>
              purchase.changeShop(store_id, { section: currentTarget.value || null })
            }
          />
        </Field>
      )}
    </Fold>
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
