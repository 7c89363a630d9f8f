import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router-dom";
import { object, string } from "yup";
import { StaffRole } from "#contract/calls/desk/deskCall.ts";
import { door, type Me, signInAsDemo, signInAtDesk } from "#contract/calls/desk/door.ts";
import { deskRefusal, failureText } from "#desk/net/deskRefusal.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { PairForm } from "#desk/tablet/PairForm.tsx";
import { TabletDoor } from "#desk/tablet/TabletDoor.tsx";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { CodeField, LoginField, PresentPasswordField } from "./accountFields.tsx";
import { Door } from "./Door.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Door.module.css";

const Account = object({
  login: string().trim().default(""),
  password: string().default(""),
  code: string().trim().default(""),
});

/** Where the staff sign in; in a demo by a tap on a role. */
export function DoorScreen() {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const { t: ts } = useTranslation("desk/tablet");
  const { data, failure, reload } = useDesk(door, {});
  if (data === undefined)
    return (
      <Door title={t("signIn")}>
        {failure === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <Notice
            kind="danger"
            action={
              <Button size="small" kind="quiet" onClick={() => void reload()}>
                {td("retry")}
              </Button>
            }
          >
            {failureText(failure, td)}
          </Notice>
        )}
      </Door>
    );
  if (data.me !== null) return <Inward me={data.me} />;
  if (data.is_first)
    return (
      <Door title={t("firstTitle")}>
        <p>{t("firstText")}</p>
        {data.takes_password && <Link to="/begin">{t("byPassword")}</Link>}
      </Door>
    );
  const ways = data.is_demo ? (
    <>
      <DemoRoles onDone={reload} />
      <details>
        <summary className={styles.fold}>{t("byAccount")}</summary>
        <SignInForm onDone={reload} />
      </details>
    </>
  ) : (
    <SignInForm onDone={reload} />
  );
  if (data.tablet !== null) return <TabletDoor tablet={data.tablet}>{ways}</TabletDoor>;
  return (
    <Door title={t("signIn")}>
      {ways}
      <details>
        <summary className={styles.fold}>{ts("isShared")}</summary>
        <PairForm onDone={reload} />
      </details>
    </Door>
  );
}

/** To the choice of a store; who has to set up a code is led there first, and a PIN leads to its store's board. */
function Inward({ me: { needs_code, tablet } }: { readonly me: Me }) {
  return <Navigate to={needs_code ? "/account" : tablet === null ? "/" : boardPath(tablet)} replace />;
}

interface DoneProps {
  readonly onDone: () => Promise<unknown>;
}

function SignInForm({ onDone }: DoneProps) {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const [asksCode, setAsksCode] = useState(false);
  return (
    <Form
      initial={{ login: "", password: "", code: "" }}
      schema={Account}
      onSubmit={async ({ code, login, password }) => {
        const answer = await deskSend(signInAtDesk, { login, password, ...(code !== "" && { code }) });
        if (answer.ok) {
          await onDone();
          return null;
        }
        const isAsked =
          answer.kind === "fault" && (answer.fault === "code_needed" || answer.fault === "wrong_code");
        if (isAsked) setAsksCode(true);
        return deskRefusal(answer, td, {
          wrong_code: "code",
          code_needed: "code",
          malformed: code === "" ? "login" : "code",
        });
      }}
    >
      <LoginField autoFocus />
      <PresentPasswordField name="password" label={t("password")} />
      {asksCode && <CodeField autoFocus />}
      <SubmitButton>{t("signIn")}</SubmitButton>
      <p className={desk.soft}>{t("forgotten")}</p>
    </Form>
  );
}

/** The demo's staff, one of each role. */
function DemoRoles({ onDone }: DoneProps) {
  const { t } = useTranslation(["desk/door", "desk/desk"]);
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const enter = async (role: StaffRole) => {
    const answer = await deskSend(signInAsDemo, { role });
    if (answer.ok) await onDone();
    else setTrouble(failureText(answer, td));
  };
  return (
    <section className={styles.roles} aria-label={t("demo")}>
      <h2 className={desk.soft}>{t("demo")}</h2>
      {StaffRole.def.values.map((role) => (
        <button key={role} type="button" className={styles.role} onClick={() => void enter(role)}>
          <strong>{t(`desk/desk:role.${role}`)}</strong>
          <span>{t(`desk/desk:roleNote.${role}`)}</span>
        </button>
      ))}
      {trouble !== null && (
        <p role="alert">
          <Notice kind="danger">{trouble}</Notice>
        </p>
      )}
    </section>
  );
}
