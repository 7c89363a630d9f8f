import { useTranslation } from "react-i18next";
import { PayType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import card from "#features/checkout/Checkout.module.css";
import { CheckoutFrame } from "#features/checkout/Checkout.tsx";
import { PaidBy, PaymentField } from "#features/checkout/fields/PaymentField.tsx";
import { ReceiptTitleField } from "#features/checkout/fields/RemarkFields.tsx";
import { LegalFacts } from "#features/checkout/fulfilment/LegalFacts.tsx";
import { AddAddress } from "#features/checkout/fulfilment/Receiver.tsx";
import { PurchaseTotals } from "#parts/mall/PurchaseTotals.tsx";
import { ShippingPlaceLine } from "#parts/mall/ShippingPlaceLine.tsx";
import { sumsOf } from "#parts/mall/sumsOf.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { ShipToField } from "./ShipToField.tsx";
import { ShopOrder } from "./ShopOrder.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

/** The confirmation, top to bottom: where to, what of each shop, age, payment, total, law, and the button that orders. */
export function MallForm({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "checkout"]);
  const { age, attempt, changeDraft, draft, faults, isChecked, problems, shops } = purchase;
  const [first] = shops;
  const changed = purchase.placing.priceChange.of;
  const sumOf = (part: (bill: Bill) => number) =>
    purchase.quotes.reduce((sum, { bill }) => sum + part(bill), 0);
  if (shops.length === 0 && attempt.progress.kind === "none") {
    return (
      <EmptyState
        title={t("mallOrder:nothingChosen")}
        illustration={<EmptyBowl />}
        action={<Button href={href("mall", {})}>{t("mallOrder:toMall")}</Button>}
      />
    );
  }
  return (
    <CheckoutFrame
      attempt={attempt}
      placing={purchase.placing}
      tidy={problems.length > 0 ? purchase.tidy : null}
      total={purchase.isPriced && !faults.isUnaddressed ? purchase.total : undefined}
      submitLabel={t("checkout:submit")}
      instead={purchase.shipTo.isNone ? <AddAddress /> : undefined}
      paidBy={
        <PaidBy
          methods={purchase.methods}
          stored={purchase.stored}
          value={purchase.pay_type}
          off={sumOf(({ coupon_discount }) => coupon_discount)}
          fee={sumOf(({ delivery_fee }) => delivery_fee)}
          feeLabel={t("mallOrder:shipping")}
        />
      }
      sum={
        <section className={`${card.card} ${card.sum}`}>
          <h2>{t("checkout:bill")}</h2>
          {purchase.isPriced ? (
            <PurchaseTotals shops={sumsOf(shops, purchase)} stored={purchase.stored.total} />
          ) : (
            <Skeleton lines={4} />
          )}
        </section>
      }
      legal={<MallLegal purchase={purchase} />}
      shop={{
        name: shops.find(({ store_id }) => store_id === changed?.store_id)?.store_name,
        others: purchase.quotes
          .filter(({ store_id }) => store_id !== changed?.store_id)
          .reduce((sum, { bill }) => sum + bill.total, 0),
        deliveryLabel: t("mallOrder:shipping"),
      }}
    >
      <ShipToField purchase={purchase} />
      {purchase.shipTo.isNone && first && (
        <section className={card.card}>
          <ShippingPlaceLine shipTo={purchase.shipTo} storeId={first.store_id} />
        </section>
      )}
      {purchase.failure && <CallTrouble failure={purchase.failure} onRetry={purchase.reload} />}
      {shops.map((shop) => (
        <ShopOrder key={shop.store_id} shop={shop} purchase={purchase} />
      ))}
      {age > 0 && (
        <section className={card.card}>
          <Field
            group
            required
            label={t("mallOrder:age.title")}
            error={isChecked && faults.isAgeOpen ? t("mallOrder:age.error") : undefined}
          >
            <Checkbox
              label={t("mallOrder:age.label", { age })}
              checked={draft.is_old_enough}
              onChange={({ currentTarget }) => changeDraft({ is_old_enough: currentTarget.checked })}
            />
          </Field>
        </section>
      )}
      <section className={`${card.card} ${card.rows}`}>
        <MallPayment purchase={purchase} />
        <ReceiptTitleField
          value={draft.companyName}
          onChange={(companyName) => changeDraft({ companyName })}
        />
      </section>
    </CheckoutFrame>
  );
}

/** What the law has the confirmation of a purchase say beside what is chosen there. */
function MallLegal({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "offPremises", "bill"]);
  const { pay_type, shops } = purchase;
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const payment =
    method === null
      ? t("offPremises:legal.paymentOpen")
      : pay_type === PayType.cashOnDelivery
        ? t("offPremises:legal.cash.3", { method })
        : t("mallOrder:legal.online", { method });
  const link = t("offPremises:legal.link");
  return (
    <LegalFacts
      facts={[
        [t("offPremises:legal.payment"), payment],
        [t("offPremises:legal.cancel"), t("offPremises:legal.cancelText")],
        [t("mallOrder:legal.returns"), t("mallOrder:legal.returnsText")],
      ]}
      stores={shops.map(({ store_id, store_name }) => ({
        store_id,
        label: shops.length > 1 ? t("mallOrder:legal.of", { store: store_name, words: link }) : link,
      }))}
    />
  );
}

/** How a purchase is paid, of what all its shops take: all of it at once, or each order by itself. */
function MallPayment({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "checkout", "offPremises"]);
  const { changeDraft, draft, methods, pay_type, shops, stored } = purchase;
  const isMissing = purchase.isChecked && purchase.faults.isUnpaid && !methods.isLoading;
  const isSplit = shops.length > 1 && pay_type !== null && pay_type !== PayType.cashOnDelivery;
  return (
    <PaymentField
      methods={methods}
      hint={t("offPremises:payHint.3")}
      error={isMissing ? t("checkout:error.payType") : undefined}
      value={pay_type}
      onChange={(chosen) => changeDraft({ pay_type: chosen })}
      total={stored.left}
      stored={stored}
      none={t("mallOrder:noShared")}
    >
      {isSplit && (
        <Field group label={t("mallOrder:together.label")}>
          <RadioCards
            name="together"
            value={draft.is_together ? "one" : "each"}
            onChange={(way) => changeDraft({ is_together: way === "one" })}
            options={(["one", "each"] as const).map((value) => ({
              value,
              label: t(`mallOrder:together.${value}`),
            }))}
          />
        </Field>
      )}
    </PaymentField>
  );
}
