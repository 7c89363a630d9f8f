import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput, type TextInputProps } from "#ui/fields/TextInput.tsx";
import { FaultWords } from "./FaultWords.tsx";
import { useFormField } from "./useFormField.ts";

export interface FormFieldProps
  extends Omit<TextInputProps, "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "required"> {
  /** Of the form's values. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** "optional", beside the label. */
  readonly mark?: ReactNode;
  /** As it will be sent; what one sees when one leaves the field. */
  readonly tidy?: (text: string) => string;
  /** What to offer beside the provider's message of a code. */
  readonly remedy?: Readonly<Record<number, ReactNode>> | undefined;
  readonly onLeave?: ((text: string) => void) | undefined;
}

/** Milliseconds that a press lasts. */
const PRESS = 250;

/** A line of text in a form of ours: label above, what is wrong below. */
export function FormField({ name, label, hint, mark, tidy, remedy, onLeave, ...input }: FormFieldProps) {
  const { value, set, touch, fault } = useFormField<string>(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    const tidied = tidy?.(value) ?? value;
    if (tidied !== value) set(tidied);
    // What is said below this field moves what stands further down: a press on that would miss it.
    if (relatedTarget?.matches("button, a")) timer.current = setTimeout(touch, PRESS);
    else touch();
    onLeave?.(tidied);
  };
  const error = fault && (
    <>
      <FaultWords fault={fault} /> {fault.kind === "message" && remedy?.[fault.code]}
    </>
  );
  return (
    <Field label={label} hint={hint} mark={mark} error={error} required={mark === undefined}>
      <TextInput
        {...input}
        name={name}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
    </Field>
  );
}
