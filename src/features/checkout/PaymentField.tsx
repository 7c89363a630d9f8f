import { useTranslation } from "react-i18next";
import { storePayList } from "#contract/calls/payment.ts";
import { useCall } from "#net/useCall.ts";
import { PayTypeCards } from "#parts/payment/PayTypeCards.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Field } from "#ui/Field.tsx";
import styles from "./SubmitOrderScreen.module.css";
import type { Checkout } from "./useCheckout.ts";
import { useErrorText } from "./useErrorText.ts";

interface PaymentFieldProps {
  readonly storeId: string;
  readonly checkout: Checkout;
}

/** How the meal will be paid, of what the store takes at the table. */
export function PaymentField({ storeId, checkout }: PaymentFieldProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const methods = useCall(storePayList, { store_id: storeId, order_type: 1 });
  return (
    <section className={styles.card}>
      <Field
        group
        required
        label={t("payType")}
        hint={t("payTypeHint")}
        error={errorText(checkout.errors.pay_type)}
      >
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
    </section>
  );
}
