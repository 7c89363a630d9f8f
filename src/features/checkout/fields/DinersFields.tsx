import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import styles from "#features/checkout/Checkout.module.css";
import type { CheckoutFaults, CheckoutValues } from "#features/checkout/checkoutFaults.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { useErrorText } from "./RemarkFields.tsx";

interface DinersFieldsProps {
  readonly store: StoreDetail;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "people" | "tableware">;
    readonly errors: Pick<CheckoutFaults, "people" | "tableware">;
    readonly set: (change: Partial<Pick<CheckoutValues, "people" | "tableware">>) => void;
    /** How many can be chosen. */
    readonly choices: readonly number[];
    readonly isAddition: boolean;
    readonly hasTableware: boolean;
  };
}

/** How many eat, and with what; at an occupied table how many have come since. */
export function DinersFields({ store, checkout }: DinersFieldsProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const { values, errors, set, choices, isAddition, hasTableware } = checkout;
  return (
    <section className={styles.card}>
      <Field
        group
        required
        label={isAddition ? t("newcomers") : t("people")}
        hint={isAddition ? t("newcomersHint") : undefined}
        error={errorText(errors.people)}
      >
        <ChipGroup
          label={isAddition ? t("newcomers") : t("people")}
          name="people"
          scroll
          options={choices.map((count) => ({ value: String(count), label: t("persons", { count }) }))}
          value={values.people === null ? null : String(values.people)}
          onChange={(people) => set({ people: Number(people) })}
        />
      </Field>
      {hasTableware && <TablewareField store={store} checkout={checkout} />}
    </section>
  );
}

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
