import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { bool, object, string } from "yup";
import { presentPasswordSchema } from "#features/account/passwordLoginSchema.ts";
import { CodeField } from "#parts/account/CodeField.tsx";
import { codeSchema, type PhoneCode } from "#parts/account/usePhoneCode.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { PasswordField } from "#parts/forms/FormField.tsx";
import type { Refusal } from "#parts/forms/fault.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { money } from "#text/formats.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";

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

interface ConsentFieldProps {
  readonly name: string;
  readonly legend: string;
  /** What one agrees to. */
  readonly children: ReactNode;
}

/** A box that has to be ticked. */
function ConsentField({ name, legend, children }: ConsentFieldProps) {
  const { value, set, fault } = useFormField<boolean>(name);
  return (
    <Field group label={legend} error={fault && <FaultWords fault={fault} />}>
      <Checkbox
        name={name}
        label={children}
        checked={value}
        aria-invalid={fault !== null || undefined}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </Field>
  );
}
