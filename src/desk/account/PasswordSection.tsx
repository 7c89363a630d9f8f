import { useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { changePassword, ownDevices } from "#contract/calls/desk/door.ts";
import {
  atPassword,
  NewPasswordField,
  PresentPasswordField,
  WhosePassword,
} from "#desk/door/accountFields.tsx";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
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
              ...atPassword,
            });
          setTimes(times + 1);
          await readAnew(ownDevices);
          return null;
        }}
      >
        <WhosePassword login={login} />
        <PresentPasswordField name="present" label={t("present")} />
        <NewPasswordField />
        <SubmitButton kind="quiet">{t("changePassword")}</SubmitButton>
      </Form>
    </section>
  );
}
