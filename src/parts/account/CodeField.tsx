import { useFormikContext } from "formik";
import { type CompositionEvent, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CODE_TRIES } from "#contract/fieldRules.ts";
import { shownPhone, typedCode } from "#domain/values/typedText.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import type { Refusal } from "#parts/forms/fault.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { useSecondsLeft } from "#parts/shell/clock.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./CodeField.module.css";

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

interface ResendButtonProps {
  readonly resendAt: number;
  readonly onResend: () => Promise<void>;
}

/** Sends another code, once the provider sends one again. */
function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const { t } = useTranslation("form");
  const left = useSecondsLeft(resendAt);
  const [isBusy, setBusy] = useState(false);
  if (left > 0) return <p className={styles.resend}>{t("resendIn", { count: left })}</p>;
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <Button kind="quiet" size="small" busy={isBusy} onClick={() => void resend()}>
      {t("resend")}
    </Button>
  );
}

/** How long the code is taken, and how often one may mistype it. */
function CodeLife({ expiresAt }: { readonly expiresAt: number }) {
  const { t } = useTranslation("form");
  const minutes = Math.ceil(useSecondsLeft(expiresAt) / 60);
  return (
    <p className={styles.life}>
      {minutes === 0 ? t("codeExpired") : t("codeLife", { count: minutes, tries: CODE_TRIES })}
    </p>
  );
}

/** Takes the code out of the message as it arrives, where the browser can (Web OTP) and the customer lets it. */
function useOneTimeCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const leaving = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (found) => {
        if (found && "code" in found && typeof found.code === "string") take(found.code);
      },
      // Refused, or left alone: the customer types it.
      () => {},
    );
    return () => leaving.abort();
  }, []);
}
