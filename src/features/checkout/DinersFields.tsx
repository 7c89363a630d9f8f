import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import styles from "./SubmitOrderScreen.module.css";
import { TablewareField } from "./TablewareField.tsx";
import type { Checkout } from "./useCheckout.ts";
import { useErrorText } from "./useErrorText.ts";

interface DinersFieldsProps {
  readonly store: StoreDetail;
  readonly checkout: Checkout;
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
