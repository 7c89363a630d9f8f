import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { login } from "#contract/calls/signIn.ts";
import { Form } from "#parts/form/Form.tsx";
import { PasswordField } from "#parts/form/PasswordField.tsx";
import { PhoneField } from "#parts/form/PhoneField.tsx";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { passwordLoginSchema } from "./passwordLoginSchema.ts";
import { typedPhoneAtom } from "./typedPhoneAtom.ts";
import { useWelcome } from "./useWelcome.ts";

/** Signs in with phone and password. */
export function PasswordLogin({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const [typedPhone, setTypedPhone] = useAtom(typedPhoneAtom);
  const sendLogin = useIntent(login, [104, 105, 108, 109, 90006]);
  const welcome = useWelcome(callback);
  return (
    <Form
      initial={{ phone: typedPhone, password: "" }}
      schema={passwordLoginSchema}
      onSubmit={async ({ phone, password }) => {
        setTypedPhone(phone);
        const answer = await sendLogin({ by: "password", phone, password });
        if (!answer.ok)
          return refusal(answer, {
            104: "phone",
            105: "password",
            108: "password",
            109: "phone",
            90006: "password",
          });
        welcome(answer.data);
        return null;
      }}
    >
      <PhoneField name="phone" autoComplete="username" onLeave={setTypedPhone} />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <SubmitButton>{t("logIn")}</SubmitButton>
    </Form>
  );
}
