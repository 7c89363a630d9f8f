import { useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { acceptInvitation, invitation } from "#contract/calls/desk/door.ts";
import { deskRefusal, failureText } from "#desk/net/deskRefusal.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { atPassword, CodeField, NewPasswordField, WhosePassword } from "./accountFields.tsx";
import { Door } from "./Door.tsx";
import { useLinkToken } from "./useLinkToken.ts";

const Password = object({ password: string().default(""), code: string().trim().default("") });

/** Where an invitation's link leads: whom it is for, and the password that they set. */
export function JoinScreen() {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const token = useLinkToken();
  const { data, failure } = useDesk(invitation, token === null ? null : { token });
  if (token === null || failure !== undefined)
    return (
      <Door title={t("signIn")}>
        <Notice kind="danger">{failure === undefined ? t("linkMissing") : failureText(failure, td)}</Notice>
      </Door>
    );
  if (data === undefined)
    return (
      <Door title={t("signIn")}>
        <Skeleton lines={3} />
      </Door>
    );
  return (
    <Door title={t("joinTitle", { name: data.name })}>
      <p>{t("joinText", { role: td(`role.${data.role}`), as: data.login })}</p>
      <JoinForm token={token} login={data.login} />
    </Door>
  );
}

function JoinForm({ login, token }: { readonly token: string; readonly login: string }) {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const [asksCode, setAsksCode] = useState(false);
  return (
    <Form
      initial={{ password: "", code: "" }}
      schema={Password}
      onSubmit={async ({ code, password }) => {
        const answer = await deskSend(acceptInvitation, { token, password, ...(code !== "" && { code }) });
        if (answer.ok) {
          window.location.replace("/desk");
          return null;
        }
        if (answer.kind === "fault" && answer.fault === "code_needed") setAsksCode(true);
        return deskRefusal(answer, td, {
          code_needed: "code",
          wrong_code: "code",
          malformed: "code",
          ...atPassword,
        });
      }}
    >
      <WhosePassword login={login} />
      <NewPasswordField autoFocus />
      {asksCode && <CodeField />}
      <SubmitButton>{t("join")}</SubmitButton>
    </Form>
  );
}
