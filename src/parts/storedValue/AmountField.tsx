import type { ReactNode } from "react";
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
