import type { ReactNode } from "react";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";

interface TypedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Default: a number. */
  readonly type?: "datetime-local" | "date";
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isNeeded?: boolean;
}

/** A number, a day or a time of an offer, as it is typed. */
export function TypedField({ error, hint, isNeeded, label, name, onType, type, value }: TypedFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={isNeeded}>
      <TextInput
        name={name}
        autoComplete="off"
        maxLength={20}
        {...(type === undefined ? { inputMode: "numeric" as const } : { type })}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  );
}
