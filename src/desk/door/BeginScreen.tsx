import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { beginDesk, door } from "#contract/calls/desk/door.ts";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { atPassword, LoginField, NewPasswordField, PresentPasswordField } from "./accountFields.tsx";
import { Door } from "./Door.tsx";
import { useLinkToken } from "./useLinkToken.ts";

const Owner = object({
  former: string().default(""),
  name: string().trim().default(""),
  login: string().trim().default(""),
  password: string().default(""),
});

/** The first owner's account, by the link that the start printed, or the desk's former password. */
export function BeginScreen() {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const token = useLinkToken();
  return (
    <Door title={t("beginTitle")}>
      <Form
        initial={{ former: "", name: "", login: "", password: "" }}
        schema={Owner}
        onSubmit={async ({ former, login, name, password }) => {
          const proof = token === null ? { former_password: former } : { token };
          const answer = await deskSend(beginDesk, { ...proof, login, name, password });
          if (!answer.ok)
            return deskRefusal(answer, td, {
              wrong_password: "former",
              malformed: name === "" ? "name" : "login",
              ...atPassword,
            });
          await readAnew(door);
          window.location.replace("/desk/account");
          return null;
        }}
      >
        {token === null && <PresentPasswordField name="former" label={t("former")} />}
        <FormField name="name" label={t("name")} autoComplete="name" maxLength={40} autoFocus />
        <LoginField />
        <NewPasswordField />
        <SubmitButton>{t("begin")}</SubmitButton>
      </Form>
    </Door>
  );
}
