import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import { BillView } from "#parts/orders/BillView.tsx";
import { LazyLayer, LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Settling } from "#ui/motion/Settling.tsx";
import { AttemptPanel } from "./AttemptPanel.tsx";
import styles from "./Checkout.module.css";
import { StorePaidBy, StorePayment } from "./fields/PaymentField.tsx";
import { RemarkFields } from "./fields/RemarkFields.tsx";
import { OrderedLines } from "./OrderedLines.tsx";
import { toFault } from "./submitting.ts";
import type { OrderBill, OrderForm, PlacingOrder } from "./useCheckout.ts";
import type { useOrderAttempt } from "./useOrderAttempt.ts";

const CouponField = lazyWithRetry(() => import("#parts/coupons/CouponField.tsx"));
const PriceChanged = lazyWithRetry(() => import("./PriceChanged.tsx"));

type Fields = ComponentProps<typeof RemarkFields>["checkout"] &
  ComponentProps<typeof StorePayment>["checkout"];

interface CheckoutFrameProps {
  readonly attempt: ReturnType<typeof useOrderAttempt>;
  readonly placing: PlacingOrder;
  /** Brings lines up to date that cannot be ordered as they stand; null where all can. */
  readonly tidy: (() => void) | null;
  /** Yen, on the button; not given while they are not known. */
  readonly total: number | undefined;
  readonly submitLabel: string;
  /** In the place of the button that orders. */
  readonly instead?: ReactNode;
  /** Above the button on a phone, where how it is paid is out of sight. */
  readonly paidBy?: ReactNode;
  /** The shop whose price has changed, where several are ordered from. */
  readonly shop?: ComponentProps<typeof PriceChanged>["shop"];
  /** What is chosen: from 768 px on the first of two columns, where it is known what it comes to. */
  readonly children: ReactNode;
  /** What it comes to, at the head of the second column; on a phone the button below it is at the foot of the screen. */
  readonly sum?: ReactNode;
  /** What the law asks for on the last screen. */
  readonly legal?: ReactNode;
}

/** What every confirmation has: the attempt that is under way, the button that orders, and the question at another price. */
export function CheckoutFrame({ attempt, legal, placing, tidy, sum, ...own }: CheckoutFrameProps) {
  const { t } = useTranslation("checkout");
  const { progress } = attempt;
  const { isWaiting, priceChange } = placing;
  return (
    <form
      className={styles.form}
      data-columns={sum !== undefined || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const page = event.currentTarget;
        void placing.submit().then(() => toFault(page));
      }}
    >
      <div className={styles.column}>
        <AttemptPanel
          progress={progress}
          onSendAgain={() => progress.kind === "not_sent" && void attempt.place(progress.attempt)}
          onChange={attempt.giveUp}
        />
        {own.children}
      </div>
      <div className={styles.column}>
        {sum}
        {legal && <div className={styles.legal}>{legal}</div>}
        <div className={styles.bar}>
          {own.paidBy}
          {tidy ? (
            <Button block onClick={tidy}>
              {t("tidy")}
            </Button>
          ) : (
            own.instead || (
              <Button
                block
                type="submit"
                busy={isWaiting}
                end={
                  own.total === undefined ? undefined : (
                    <span data-shared="cart">
                      <Settling value={own.total}>{money(own.total)}</Settling>
                    </span>
                  )
                }
              >
                {own.submitLabel}
              </Button>
            )
          )}
        </div>
      </div>
      {priceChange.of !== null && (
        <LazyLayer>
          <PriceChanged
            data={priceChange.of.data}
            shop={own.shop}
            onAccept={priceChange.accept}
            onClose={priceChange.close}
          />
        </LazyLayer>
      )}
    </form>
  );
}

interface CheckoutProps
  extends Pick<CheckoutFrameProps, "attempt" | "placing" | "submitLabel" | "instead" | "children"> {
  readonly form: OrderForm;
  readonly bill: OrderBill;
  readonly fields: Fields;
  /** The way to more dishes. */
  readonly addMore?: ReactNode;
  /** Whether something comes to the total that is not known yet. */
  readonly isTotalOpen?: boolean;
  /** What is still to be answered, in words; told beside the button. */
  readonly missing?: string | undefined;
  /** What the store says to the dishes together. */
  readonly ofGoods?: ReactNode;
  /** What else can be done with the cart, which few want. */
  readonly tools?: ReactNode;
  /** What else is known and can be changed, in rows before requests. */
  readonly rows?: ReactNode;
  /** How it is paid; null for an addition, which has payment, coupon and receipt with its order. */
  readonly payment: Omit<ComponentProps<typeof StorePayment>, "checkout" | "storeId"> | null;
  /** What the bill says beside its lines. */
  readonly shown: Omit<ComponentProps<typeof BillView>, "bill" | "couponName">;
  /** What the law asks for on the last screen. */
  readonly legal: ReactNode;
}

/**
 * The confirmation of an order from a store, whichever way it goes: the last screen before it, top to bottom. Its
 * children, where, when and for whom, come before the dishes.
 */
export function Checkout({ bill, children, fields, form, payment, ...own }: CheckoutProps) {
  const { t } = useTranslation("checkout");
  const storeId = form.of.store_id;
  const pieces = form.ordered.reduce((sum, { number }) => sum + number, 0);
  const left = form.lines.length - form.ordered.length;
  const isSoldOut = [...form.problems.values()].every(({ reason }) => reason === "sold_out");
  return (
    <CheckoutFrame
      attempt={own.attempt}
      placing={own.placing}
      tidy={form.ordered.length === 0 && form.lines.length > 0 ? form.tidyAll : form.tidy}
      total={own.isTotalOpen ? undefined : bill.bill.total}
      submitLabel={
        left > 0 ? t(isSoldOut ? "submitWithout" : "submitWithoutOut", { count: left }) : own.submitLabel
      }
      instead={own.instead}
      paidBy={
        payment && (
          <StorePaidBy
            storeId={storeId}
            orderType={payment.orderType}
            stored={payment.stored}
            value={fields.values.pay_type}
            off={bill.bill.coupon_discount}
            fee={bill.bill.delivery_fee}
            total={own.instead ? bill.bill.total : undefined}
            missing={own.missing}
          />
        )
      }
      sum={
        <section className={`${styles.card} ${styles.sum}`}>
          <h2>{t("bill")}</h2>
          <BillView
            bill={bill.bill}
            pieces={pieces}
            couponName={bill.coupon.applied?.coupon.name}
            {...own.shown}
          />
        </section>
      }
      legal={
        <>
          {own.legal}
          {own.tools}
        </>
      }
    >
      {children}
      <OrderedLines form={form} addMore={own.addMore} ofGoods={own.ofGoods} />
      <RemarkFields
        storeId={storeId}
        // What is added is added at a table.
        orderType={payment?.orderType ?? OrderType.dineIn}
        checkout={fields}
        hasInvoice={payment !== null}
      >
        {payment && <StorePayment storeId={storeId} checkout={fields} {...payment} />}
        {payment && !bill.coupon.isOff && (
          <LazyPart waiting={<Skeleton lines={2} />}>
            <CouponField place={bill.coupon} />
          </LazyPart>
        )}
        {own.rows}
      </RemarkFields>
    </CheckoutFrame>
  );
}
