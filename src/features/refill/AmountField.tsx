import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AmountFault } from "#domain/values/typedText.ts";
import { money } from "#text/formats.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";

interface AmountFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Yen, as people type them: full-width digits stay as they are typed and are understood. */
export function AmountField({ label, hint, error, value, onChange }: AmountFieldProps) {
  return (
    <Field required label={label} hint={hint} error={error}>
      <TextInput
        name="amount"
        start="¥"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={20}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}

/** Why an amount is not taken. */
export type AmountTrouble =
  | { readonly kind: AmountFault | "expired" | "notHere" }
  | { readonly kind: "over"; readonly balance: number }
  | { readonly kind: "bounds"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "prices"; readonly prices: readonly number[] };

/** Says why an amount is not taken (specification, section 5: "Amount input error"). */
export function useAmountWords(): (trouble: AmountTrouble) => string {
  const { t } = useTranslation("value");
  return (trouble) => {
    switch (trouble.kind) {
      case "over":
        return t("fault.over", { balance: money(trouble.balance) });
      case "bounds":
        return t("fault.bounds", { minimum: money(trouble.minimum), maximum: money(trouble.maximum) });
      case "prices":
        return t("fault.prices", { prices: trouble.prices.map(money).join(" · ") });
      default:
        return t(`fault.${trouble.kind}`);
    }
  };
}
