import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lineKey } from "#domain/cart/cart.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import { BillView } from "#parts/orders/BillView.tsx";
import { LazyLayer, LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { AttemptPanel } from "./AttemptPanel.tsx";
import styles from "./Checkout.module.css";
import { PaymentField } from "./fields/PaymentField.tsx";
import { RemarkFields } from "./fields/RemarkFields.tsx";
import { toFault } from "./submitting.ts";
import type { OrderBill, OrderForm, PlacingOrder } from "./useCheckout.ts";
import type { useOrderAttempt } from "./useOrderAttempt.ts";

const CouponField = lazyAgain(() => import("#parts/coupons/CouponField.tsx"));
const PriceChanged = lazyAgain(() => import("./PriceChanged.tsx"));

type Fields = ComponentProps<typeof RemarkFields>["checkout"] &
  ComponentProps<typeof PaymentField>["checkout"];

interface CheckoutProps {
  readonly form: OrderForm;
  readonly bill: OrderBill;
  readonly fields: Fields;
  readonly attempt: ReturnType<typeof useOrderAttempt>;
  readonly placing: PlacingOrder;
  /** Where, when and for whom: what comes before the dishes. */
  readonly children: ReactNode;
  /** The way to more dishes. */
  readonly addMore?: ReactNode;
  /** Who eats, and with what. */
  readonly diners?: ReactNode;
  /** How it is paid; null for an addition, which has payment, coupon and receipt with its order. */
  readonly payment: Omit<ComponentProps<typeof PaymentField>, "checkout" | "storeId"> | null;
  /** What the bill says beside its lines. */
  readonly shown: Omit<ComponentProps<typeof BillView>, "bill" | "couponName">;
  /** What the law asks for on the last screen. */
  readonly legal: ReactNode;
  readonly submitLabel: string;
  /** In the place of the button that orders. */
  readonly instead?: ReactNode;
}

/** The confirmation of an order from a store, whichever way it goes: the last screen before it, top to bottom. */
export function Checkout({ attempt, bill, children, fields, form, payment, placing, ...own }: CheckoutProps) {
  const { t } = useTranslation("checkout");
  const { progress } = attempt;
  const { isWaiting, priceChange } = placing;
  const storeId = form.of.store_id;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const page = event.currentTarget;
        void placing.submit().then(() => toFault(page));
      }}
    >
      <AttemptPanel
        progress={progress}
        onSendAgain={() => progress.kind === "not_sent" && void attempt.place(progress.attempt)}
        onChange={attempt.giveUp}
      />
      {children}
      <section className={styles.card}>
        <h2>{t("dishes")}</h2>
        <ul>
          {form.lines.map((line) => (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              problem={form.lineProblem(line)}
              change={form.changeCart}
              mostPieces={form.mostPieces}
            />
          ))}
        </ul>
        {own.addMore}
      </section>
      {own.diners}
      <RemarkFields storeId={storeId} checkout={fields} hasInvoice={payment !== null} />
      {payment && <PaymentField storeId={storeId} checkout={fields} {...payment} />}
      {payment && (
        <section className={styles.card}>
          <LazyPart waiting={<Skeleton lines={3} />}>
            <CouponField place={bill.coupon} />
          </LazyPart>
        </section>
      )}
      <section className={styles.card}>
        <h2>{t("bill")}</h2>
        <BillView bill={bill.bill} couponName={bill.coupon.applied?.coupon.name} {...own.shown} />
      </section>
      {own.legal}
      <div className={styles.bar}>
        {form.problems.size > 0 ? (
          <Button block onClick={form.tidy}>
            {t("tidy")}
          </Button>
        ) : (
          (own.instead ?? (
            <Button block type="submit" busy={isWaiting} end={money(bill.bill.total)}>
              {own.submitLabel}
            </Button>
          ))
        )}
      </div>
      {priceChange.data !== null && (
        <LazyLayer>
          <PriceChanged data={priceChange.data} onAccept={priceChange.accept} onClose={priceChange.close} />
        </LazyLayer>
      )}
    </form>
  );
}
