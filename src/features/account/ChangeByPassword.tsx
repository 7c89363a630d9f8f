import { useTranslation } from "react-i18next";
import { restPwd } from "#contract/calls/signIn.ts";
import { Form } from "#parts/form/Form.tsx";
import { PasswordField } from "#parts/form/PasswordField.tsx";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { changePasswordSchema } from "./newPasswordSchema.ts";
import { useWelcome } from "./useWelcome.ts";

interface ChangeByPasswordProps {
  readonly phone: string;
  readonly callback: string | undefined;
}

/** Changes the password, proven by the present one. */
export function ChangeByPassword({ phone, callback }: ChangeByPasswordProps) {
  const { t } = useTranslation("account");
  const sendPassword = useIntent(restPwd, [105, 108, 110, 90006]);
  const welcome = useWelcome(callback, "password");
  return (
    <Form
      initial={{ present: "", password: "", repeat: "" }}
      schema={changePasswordSchema}
      onSubmit={async ({ present, password }) => {
        const answer = await sendPassword({ by: "password", present_password: present, password });
        if (!answer.ok && answer.kind === "code" && answer.code === 108)
          return { field: "present", fault: { kind: "key", key: "present_wrong" } };
        if (!answer.ok) return refusal(answer, { 105: "present", 110: "password", 90006: "present" });
        welcome(answer.data);
        return null;
      }}
    >
      <PasswordField name="present" label={t("presentPassword")} autoComplete="current-password" />
      <NewPasswordFields phone={phone} />
      <SubmitButton>{t("setPassword")}</SubmitButton>
    </Form>
  );
}
