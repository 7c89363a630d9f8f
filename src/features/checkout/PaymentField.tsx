import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { storePayList } from "#contract/calls/payment.ts";
import { useCall } from "#net/useCall.ts";
import { PayTypeCards } from "#parts/payment/PayTypeCards.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Field } from "#ui/Field.tsx";
import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { CheckoutFaults, CheckoutValues } from "./checkoutFaults.ts";
import styles from "./SubmitOrderScreen.module.css";
import { useErrorText } from "./useErrorText.ts";

interface PaymentFieldProps {
  readonly storeId: string;
  readonly orderType: OrderType;
  readonly hint: string;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "pay_type">;
    readonly errors: Pick<CheckoutFaults, "pay_type">;
    readonly set: (change: { readonly pay_type: PayType }) => void;
  };
  /** What the chosen method asks for besides, as a card. */
  readonly children?: ReactNode;
}

/** How the order will be paid, of what the store takes for this way of ordering. */
export function PaymentField({ storeId, orderType, hint, checkout, children }: PaymentFieldProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const methods = useCall(storePayList, { store_id: storeId, order_type: orderType });
  return (
    <section className={styles.card}>
      <Field group required label={t("payType")} hint={hint} error={errorText(checkout.errors.pay_type)}>
        {methods.failure ? (
          <CallTrouble failure={methods.failure} onRetry={methods.reload} />
        ) : (
          <PayTypeCards
            types={methods.data?.pay_list ?? []}
            value={checkout.values.pay_type}
            onChange={(pay_type) => checkout.set({ pay_type })}
          />
        )}
      </Field>
      {children}
    </section>
  );
}
