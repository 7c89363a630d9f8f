import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { Field } from "#ui/fields/Field.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import type { CheckoutFaults, CheckoutValues } from "./checkoutFaults.ts";
import { useErrorText } from "./useErrorText.ts";

interface TablewareFieldProps {
  readonly store: Pick<StoreDetail, "dishware">;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "tableware">;
    readonly errors: Pick<CheckoutFaults, "tableware">;
    readonly set: (change: { readonly tableware: string }) => void;
  };
}

/** With what one eats, of the kinds that the store has. */
export function TablewareField({ store, checkout }: TablewareFieldProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  return (
    <Field group required label={t("tableware")} error={errorText(checkout.errors.tableware)}>
      <RadioCards
        name="tableware"
        options={store.dishware.map(({ dishware_id, name }) => ({ value: dishware_id, label: name }))}
        value={checkout.values.tableware}
        onChange={(tableware) => checkout.set({ tableware })}
      />
    </Field>
  );
}
