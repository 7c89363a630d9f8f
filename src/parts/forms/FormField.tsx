import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { foldWidth, typedPhone } from "#domain/values/typedText.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput, type TextInputProps } from "#ui/fields/TextInput.tsx";
import { eyeIcon, eyeOffIcon } from "#ui/icons/account.ts";
import { FaultWords } from "./FaultWords.tsx";
import { useFormField } from "./useFormField.ts";

interface FormFieldProps
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

interface PhoneFieldProps extends Pick<FormFieldProps, "name" | "hint" | "remedy" | "onLeave" | "autoFocus"> {
  /** `username` where the number signs one in: password managers fill it. */
  readonly autoComplete: "tel" | "username";
}

/** A phone number, however people write it; one from abroad begins with +. */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useTranslation("form");
  return (
    <FormField
      {...props}
      type="tel"
      inputMode="tel"
      label={t("phone")}
      placeholder="090 1234 5678"
      tidy={typedPhone}
    />
  );
}

interface PasswordFieldProps
  extends Pick<FormFieldProps, "name" | "label" | "hint" | "remedy" | "autoFocus"> {
  /** The one in use, or one that is being chosen: password managers tell them apart by it. */
  readonly autoComplete: "current-password" | "new-password";
  /** Taken in any characters, as the staff's is; a customer's is letters and digits, of whatever width they were typed. */
  readonly isAsTyped?: boolean;
}

/** A password, hidden until one asks to see it; it may be pasted. */
export function PasswordField({ isAsTyped, ...props }: PasswordFieldProps) {
  const { t } = useTranslation("form");
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? "text" : "password"}
      {...(isAsTyped ? {} : { tidy: foldWidth })}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={t("showPassword")}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
