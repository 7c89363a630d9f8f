import { useTranslation } from "react-i18next";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { FormField } from "#parts/form/FormField.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { registerSchema } from "./newPasswordSchema.ts";

interface RegisterFormProps {
  readonly phone: string;
  readonly onSubmit: (values: {
    password: string;
    repeat: string;
    nickname: string;
  }) => Promise<Refusal | null>;
}

/** The last step: a password, and a name for who likes to be called by one. */
export function RegisterForm({ phone, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation("account");
  return (
    <Form initial={{ password: "", repeat: "", nickname: "" }} schema={registerSchema} onSubmit={onSubmit}>
      <NewPasswordFields phone={phone} autoFocus />
      <FormField name="nickname" label={t("nickname")} mark={t("optional")} autoComplete="nickname" />
      <SubmitButton>{t("registerNow")}</SubmitButton>
    </Form>
  );
}
