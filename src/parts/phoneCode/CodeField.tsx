import { useFormikContext } from "formik";
import { type CompositionEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { shownPhone, typedCode } from "#domain/values/typedText.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./CodeField.module.css";
import { CodeLife } from "./CodeLife.tsx";
import { ResendButton } from "./ResendButton.tsx";
import type { SentCode } from "#state/account/sentCode.ts";
import { useOneTimeCode } from "./useOneTimeCode.ts";

interface CodeFieldProps {
  readonly sent: SentCode;
  /** Where it was sent to, for the eyes. */
  readonly phone: string;
  /** Sends another; null when it is on its way. */
  readonly onResend: () => Promise<Refusal | null>;
  /** Sends the form as soon as the last digit is there. */
  readonly isAlone?: boolean;
}

/** The field `code` of a form: one input, which a message, a paste or a keyboard fills. */
export function CodeField({ sent, phone, onResend, isAlone = false }: CodeFieldProps) {
  const { t } = useTranslation("form");
  const { value, set, touch, fault } = useFormField<string>("code");
  const { setFieldValue, submitForm } = useFormikContext();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const shown = fault ?? refused?.fault ?? null;

  const take = async (text: string) => {
    const code = typedCode(text, sent.length);
    if (code === value) return;
    await setFieldValue("code", code);
    if (isAlone && code.length === sent.length) await submitForm();
  };
  useOneTimeCode((code) => void take(code));
  const type = (event: FormEvent<HTMLInputElement>) => {
    const { nativeEvent, currentTarget } = event;
    // Digits that an input method is still composing are folded once it is done.
    const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
    if (isComposing) set(currentTarget.value);
    else void take(currentTarget.value);
  };
  const endComposition = (event: CompositionEvent<HTMLInputElement>) => void take(event.currentTarget.value);
  const resend = async () => {
    const refusal = await onResend();
    setRefused(refusal);
    if (refusal === null) set("");
  };

  return (
    <div className={styles.code}>
      <Field
        label={t("code")}
        hint={t("codeSentTo", { phone: shownPhone(phone), count: sent.length })}
        error={shown && <FaultWords fault={shown} />}
        required
      >
        <TextInput
          className={styles.digits}
          name="code"
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          autoFocus
          onChange={type}
          onCompositionEnd={endComposition}
          onBlur={touch}
        />
      </Field>
      <div className={styles.below}>
        <CodeLife expiresAt={sent.expiresAt} />
        <ResendButton resendAt={sent.resendAt} onResend={resend} />
      </div>
    </div>
  );
}
