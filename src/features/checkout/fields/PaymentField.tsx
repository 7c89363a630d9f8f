import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type OrderType, PayType } from "#contract/enumerations.ts";
import styles from "#features/checkout/Checkout.module.css";
import type { CheckoutFaults, CheckoutValues } from "#features/checkout/checkoutFaults.ts";
import type { Failure } from "#net/answer.ts";
import { MissingMethods, PayTypeCards } from "#parts/payments/PayTypeCards.tsx";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { useErrorText } from "./RemarkFields.tsx";
import type { StoredAheadOfOrder } from "./useStoredAhead.ts";

const StoredAhead = lazyWithRetry(() => import("#parts/storedValue/StoredAhead.tsx"));
const CardAhead = lazyWithRetry(() => import("#parts/payments/CardAhead.tsx"));

interface PaymentFieldProps {
  readonly methods: {
    /** Undefined until they are known. */
    readonly types: readonly PayType[] | undefined;
    /** Yen that the customer's wallets hold; null for who has none. */
    readonly balance: number | null | undefined;
    readonly hasVault: boolean;
    readonly failure: Failure | undefined;
    readonly reload: () => unknown;
  };
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: number | null;
  readonly onChange: (pay_type: PayType) => void;
  /** Yen that will be paid at once; not given where one pays after the meal. */
  readonly total?: number | undefined;
  /** Cards and vouchers that pay a part of it. */
  readonly stored?: StoredAheadOfOrder | undefined;
  /** What is said where there is no method, instead of what a single store says. */
  readonly none?: string;
  /** Asked beside the method, where something is left to pay. */
  readonly children?: ReactNode;
}

/** How an order will be paid; by which card, where it is paid at once. */
export function PaymentField({ children, methods, stored, total, value, ...own }: PaymentFieldProps) {
  const { t } = useTranslation("checkout");
  const { balance, failure, hasVault, reload, types } = methods;
  const isCovered = stored?.isCovered ?? false;
  const isCardAhead = total !== undefined && value === PayType.card && hasVault;
  return (
    <section className={styles.card}>
      {stored?.ahead && (
        <LazyLayer>
          <StoredAhead {...stored.ahead} />
        </LazyLayer>
      )}
      <Field group required label={t("payType")} hint={own.hint} error={own.error}>
        {isCovered ? null : failure && types === undefined ? (
          <CallTrouble failure={failure} onRetry={reload} />
        ) : types === undefined ? (
          <Skeleton lines={4} />
        ) : types.length === 0 && own.none !== undefined ? (
          <Notice kind="warn">{own.none}</Notice>
        ) : (
          <PayTypeCards
            types={stored?.hasCard ? types.filter((type) => type !== PayType.wallet) : types}
            value={value}
            onChange={own.onChange}
            balance={balance}
            total={stored ? stored.left : total}
          />
        )}
      </Field>
      {!isCovered && types !== undefined && (
        <MissingMethods types={own.none === undefined ? types : undefined} />
      )}
      {!isCovered && isCardAhead && (
        <LazyPart>
          <CardAhead />
        </LazyPart>
      )}
      {!isCovered && children}
    </section>
  );
}

interface StorePaymentProps extends Pick<PaymentFieldProps, "hint" | "total" | "stored"> {
  readonly storeId: string;
  readonly orderType: OrderType;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "pay_type">;
    readonly errors: Pick<CheckoutFaults, "pay_type">;
    readonly set: (change: { readonly pay_type: PayType }) => void;
  };
}

/** How an order from a store will be paid, of what the store takes for this way of ordering. */
export function StorePayment({ storeId, orderType, checkout, ...own }: StorePaymentProps) {
  const errorText = useErrorText();
  const { data, failure, reload } = usePayMethods(storeId, orderType);
  return (
    <PaymentField
      {...own}
      methods={{
        types: data?.pay_list,
        balance: data?.wallet_balance,
        hasVault: (data?.vault ?? null) !== null,
        failure,
        reload,
      }}
      value={checkout.values.pay_type}
      onChange={(pay_type) => checkout.set({ pay_type })}
      error={errorText(checkout.errors.pay_type)}
    />
  );
}
