import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { bool, object, string } from "yup";
import type { Refusal } from "#parts/form/fault.ts";
import { ConsentField } from "#parts/form/ConsentField.tsx";
import { Form } from "#parts/form/Form.tsx";
import { PasswordField } from "#parts/form/PasswordField.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { CodeField } from "#parts/phoneCode/CodeField.tsx";
import { money } from "#text/formats.ts";
import type { PhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import { codeSchema } from "#parts/phoneCode/codeSchema.ts";
import { presentPasswordSchema } from "./passwordLoginSchema.ts";

/** What proves who it is; empty where it was not asked for. */
export interface Proof {
  readonly code: string;
  readonly password: string;
}

interface UnsubscribeFormProps {
  readonly code: PhoneCode;
  readonly phone: string | null;
  /** Proven by the password, where nothing sends codes. */
  readonly isByPassword: boolean;
  /** Yen on cards and vouchers, which are not paid back. */
  readonly balance: number;
  readonly onSubmit: (proof: Proof) => Promise<Refusal | null>;
}

/** The last form: the code where one was sent, or the password, and the consent to the loss. */
export function UnsubscribeForm({ balance, code, isByPassword, phone, onSubmit }: UnsubscribeFormProps) {
  const { t } = useTranslation("account");
  const { sent } = code;
  const length = sent?.length ?? 0;
  const schema = useMemo(
    () =>
      object({
        code: length === 0 ? string().default("") : codeSchema(length),
        password: isByPassword ? presentPasswordSchema : string().default(""),
        consent: bool().default(false).oneOf([true], "consent_missing"),
      }),
    [length, isByPassword],
  );
  return (
    <Form
      initial={{ code: "", password: "", consent: false }}
      schema={schema}
      onSubmit={({ code: digits, password }) => onSubmit({ code: digits, password })}
    >
      {sent && phone !== null && <CodeField sent={sent} phone={phone} onResend={() => code.send(null)} />}
      {isByPassword && (
        <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      )}
      <ConsentField name="consent" legend={t("unsubscribe.consentTitle")}>
        {balance > 0 ? t("unsubscribe.consentMoney", { amount: money(balance) }) : t("unsubscribe.consent")}
      </ConsentField>
      <SubmitButton kind="danger">{t("unsubscribe.finish")}</SubmitButton>
    </Form>
  );
}
