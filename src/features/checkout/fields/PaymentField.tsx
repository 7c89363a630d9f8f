import { useTranslation } from "react-i18next";
import { type OrderType, PayType } from "#contract/enumerations.ts";
import styles from "#features/checkout/Checkout.module.css";
import type { CheckoutFaults, CheckoutValues } from "#features/checkout/checkoutFaults.ts";
import { PayLack, PayTypeCards } from "#parts/payments/PayTypeCards.tsx";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyAgain, LazyLayer, LazyPart } from "#parts/trouble/lazyAgain.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { useErrorText } from "./RemarkFields.tsx";
import type { StoredAheadOfOrder } from "./useStoredAhead.ts";

const StoredAhead = lazyAgain(() => import("#parts/storedValue/StoredAhead.tsx"));
const CardAhead = lazyAgain(() => import("#parts/payments/CardAhead.tsx"));

interface PaymentFieldProps {
  readonly storeId: string;
  readonly orderType: OrderType;
  readonly hint: string;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "pay_type">;
    readonly errors: Pick<CheckoutFaults, "pay_type">;
    readonly set: (change: { readonly pay_type: PayType }) => void;
  };
  /** Yen that will be paid at once; not given where one pays after the meal. */
  readonly total?: number | undefined;
  /** Cards and vouchers that pay a part of it. */
  readonly stored?: StoredAheadOfOrder | undefined;
}

/** How the order will be paid, of what the store takes for this way of ordering; by which card, where it is paid at once. */
export function PaymentField({ storeId, orderType, hint, checkout, total, stored }: PaymentFieldProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const methods = usePayMethods(storeId, orderType);
  const { pay_type } = checkout.values;
  const types = methods.data?.pay_list ?? [];
  return (
    <section className={styles.card}>
      {stored?.ahead && (
        <LazyLayer>
          <StoredAhead {...stored.ahead} />
        </LazyLayer>
      )}
      <Field group required label={t("payType")} hint={hint} error={errorText(checkout.errors.pay_type)}>
        {stored?.isCovered ? null : methods.failure && !methods.data ? (
          <CallTrouble failure={methods.failure} onRetry={methods.reload} />
        ) : (
          <PayTypeCards
            types={stored?.hasCard ? types.filter((type) => type !== PayType.wallet) : types}
            value={pay_type}
            onChange={(chosen) => checkout.set({ pay_type: chosen })}
            balance={methods.data?.wallet_balance}
            total={stored ? stored.left : total}
          />
        )}
      </Field>
      {!stored?.isCovered && <PayLack types={methods.data?.pay_list} />}
      {total !== undefined &&
        !stored?.isCovered &&
        pay_type === PayType.card &&
        (methods.data?.vault ?? null) !== null && (
          <LazyPart>
            <CardAhead />
          </LazyPart>
        )}
    </section>
  );
}
