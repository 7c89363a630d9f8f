import { useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { changePassword, ownDevices } from "#contract/calls/desk/door.ts";
import { deskRefusal } from "#desk/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { PasswordField } from "#parts/forms/FormField.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Account.module.css";

const Passwords = object({ present: string().default(""), password: string().default("") });

/** A new password in place of one's own; whoever is signed in elsewhere with the old one is signed out. */
export function PasswordSection({ login }: { readonly login: string }) {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const [times, setTimes] = useState(0);
  return (
    <section className={styles.card}>
      <h2>{t("changePassword")}</h2>
      <div role="status">{times > 0 && <Notice kind="ok">{t("changed")}</Notice>}</div>
      <Form
        key={times}
        initial={{ present: "", password: "" }}
        schema={Passwords}
        onSubmit={async ({ password, present }) => {
          const answer = await deskSend(changePassword, { password, present });
          if (!answer.ok)
            return deskRefusal(answer, td, {
              wrong_password: "present",
              password_short: "password",
              password_long: "password",
              password_common: "password",
              password_same: "password",
            });
          setTimes(times + 1);
          await readAnew(ownDevices);
          return null;
        }}
      >
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField name="present" label={t("present")} autoComplete="current-password" isAsTyped />
        <PasswordField
          name="password"
          label={t("newPassword")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          isAsTyped
        />
        <SubmitButton kind="quiet">{t("changePassword")}</SubmitButton>
      </Form>
    </section>
  );
}
