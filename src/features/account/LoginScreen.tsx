import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { usePhoneCode } from "#parts/account/usePhoneCode.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { PasswordField, PhoneField } from "#parts/forms/FormField.tsx";
import { refusal } from "#parts/forms/fault.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { readSentCode } from "#state/account/sentCode.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import styles from "./Account.module.css";
import { ChangePassword, ForgotPassword } from "./ChangePassword.tsx";
import { CodeStep, KeptNote, PhoneStep, typedPhoneAtom } from "./PhoneSteps.tsx";
import { useWelcome } from "./afterSignIn.ts";
import { passwordLoginSchema } from "./passwordLoginSchema.ts";

/** Signing in by phone; `mode=forgot` sets a new password by code, `mode=change` changes the member's own. */
export default function LoginScreen({ query }: { readonly query: QueryOf<typeof routes.login> }) {
  switch (query.mode) {
    case "forgot":
      return <ForgotPassword callback={query.callback} />;
    case "change":
      return <ChangePassword callback={query.callback} />;
    default:
      return <LoginByPhone callback={query.callback} />;
  }
}

const PlatformButtons = lazyWithRetry(() => import("./signInWays.tsx"));

const ID = "login";

/** Signing in by phone: with the password, or with a code sent to it. */
function LoginByPhone({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const [by, setBy] = useState<"password" | "code">(() =>
    readSentCode("log_in", Date.now()) ? "code" : "password",
  );
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  const platforms = (
    <LazyPart>
      <PlatformButtons callback={callback} />
    </LazyPart>
  );
  if (hasNoTexts)
    return (
      <AccountPage title={tc("titles.login")} parent="loginInput">
        <Notice>{t("noTexts")}</Notice>
        <PasswordLogin callback={callback} />
        <KeptNote />
        {platforms}
      </AccountPage>
    );
  return (
    <AccountPage
      title={tc("titles.login")}
      parent="loginInput"
      bar={
        <Tabs
          id={ID}
          label={t("waysByPhone")}
          tabs={[
            { key: "password", label: t("byPassword") },
            { key: "code", label: t("byCode") },
          ]}
          selected={by}
          onSelect={setBy}
        />
      }
    >
      <TabPanel of={ID} tab={by}>
        {by === "password" ? <PasswordLogin callback={callback} /> : <CodeLogin callback={callback} />}
      </TabPanel>
      <KeptNote />
      {platforms}
      <nav className={styles.links} aria-label={t("otherWays")}>
        <Anchor className={styles.link} href={href("register", { callback })}>
          {t("toRegister")}
        </Anchor>
      </nav>
    </AccountPage>
  );
}

/** Signs in with phone and password. */
function PasswordLogin({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const [typedPhone, setTypedPhone] = useAtom(typedPhoneAtom);
  const sendLogin = useIntent(login, [
    Code.phoneMissing,
    Code.passwordMissing,
    Code.passwordMismatch,
    Code.accountNotFound,
    Code.tooManyRequests,
  ]);
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
            [Code.phoneMissing]: "phone",
            [Code.passwordMissing]: "password",
            [Code.passwordMismatch]: "password",
            [Code.accountNotFound]: "phone",
            [Code.tooManyRequests]: "password",
          });
        welcome(answer.data);
        return null;
      }}
    >
      <PhoneField name="phone" autoComplete="username" onLeave={setTypedPhone} />
      <div className={styles.password}>
        <PasswordField name="password" label={t("password")} autoComplete="current-password" />
        <Anchor className={styles.forgot} href={href("login", { mode: "forgot", callback })}>
          {t("forgot.link")}
        </Anchor>
      </div>
      <SubmitButton>{t("logIn")}</SubmitButton>
    </Form>
  );
}

/** Signs in with a code sent to the phone. */
function CodeLogin({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const code = usePhoneCode("log_in");
  const sendLogin = useIntent(login, [
    Code.phoneMissing,
    Code.wrongCode,
    Code.accountNotFound,
    Code.tooManyRequests,
  ]);
  const welcome = useWelcome(callback);
  const phone = code.sent?.phone;
  if (!code.sent || !phone) {
    return (
      <PhoneStep
        onSend={code.send}
        action={t("sendCode")}
        remedy={{
          [Code.accountNotFound]: <Anchor href={href("register", { callback })}>{t("toRegister")}</Anchor>,
        }}
      />
    );
  }
  const logIn = async (digits: string) => {
    const answer = await sendLogin({ by: "code", phone, code: digits });
    if (!answer.ok)
      return refusal(answer, {
        [Code.wrongCode]: "code",
        [Code.accountNotFound]: "code",
        [Code.tooManyRequests]: "code",
      });
    code.forget();
    welcome(answer.data);
    return null;
  };
  return (
    <CodeStep code={code} sent={code.sent} onCode={logIn} action={t("logIn")} help={t("unknownPhone")} />
  );
}
