import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { bool, object, string } from "yup";
import type { Refusal } from "#parts/form/fault.ts";
import { ConsentField } from "#parts/form/ConsentField.tsx";
import { Form } from "#parts/form/Form.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { CodeField } from "#parts/phoneCode/CodeField.tsx";
import { money } from "#text/money.ts";
import type { PhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import { codeSchema } from "#parts/phoneCode/codeSchema.ts";

interface UnsubscribeFormProps {
  readonly code: PhoneCode;
  readonly phone: string | null;
  /** Yen on cards and vouchers, which are not paid back. */
  readonly balance: number;
  readonly onSubmit: (code: string) => Promise<Refusal | null>;
}

/** The last form: the code where one was sent, and the consent to the loss. */
export function UnsubscribeForm({ balance, code, phone, onSubmit }: UnsubscribeFormProps) {
  const { t } = useTranslation("account");
  const { sent } = code;
  const length = sent?.length ?? 0;
  const schema = useMemo(
    () =>
      object({
        code: length === 0 ? string().default("") : codeSchema(length),
        consent: bool().default(false).oneOf([true], "consent_missing"),
      }),
    [length],
  );
  return (
    <Form initial={{ code: "", consent: false }} schema={schema} onSubmit={(values) => onSubmit(values.code)}>
      {sent && phone !== null && <CodeField sent={sent} phone={phone} onResend={() => code.send(null)} />}
      <ConsentField name="consent" legend={t("unsubscribe.consentTitle")}>
        {balance > 0 ? t("unsubscribe.consentMoney", { amount: money(balance) }) : t("unsubscribe.consent")}
      </ConsentField>
      <SubmitButton kind="danger">{t("unsubscribe.finish")}</SubmitButton>
    </Form>
  );
}
