import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkCode, register } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { useSend } from "#net/useCall.ts";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { usePhoneCode } from "#parts/account/usePhoneCode.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Account.module.css";
import { NewPasswordFields, registerSchema } from "./NewPasswordFields.tsx";
import { CodeStep, KeptNote, NoTexts, PhoneStep } from "./PhoneSteps.tsx";
import { useWelcome } from "./afterSignIn.ts";

interface RegisterProps {
  readonly query: QueryOf<typeof routes.register>;
}

/** Registers a member: phone, code, password (specification, section 5). A visitor keeps what they have. */
export default function RegisterScreen({ query }: RegisterProps) {
  const { t: tc } = useTranslation();
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  return hasNoTexts ? (
    <NoTexts title={tc("titles.register")} callback={query.callback} />
  ) : (
    <Register query={query} />
  );
}

function Register({ query }: RegisterProps) {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const send = useSend();
  const code = usePhoneCode("register");
  const sendRegistration = useIntent(register, [
    Code.phoneMissing,
    Code.passwordMissing,
    Code.alreadyRegistered,
    Code.wrongCode,
    Code.registrationFailed,
    Code.tooManyRequests,
  ]);
  const welcome = useWelcome(query.callback);
  const [proven, setProven] = useState<{ readonly phone: string; readonly code: string } | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const step = proven ? "password" : code.sent?.phone ? "code" : "phone";

  const prove = async (digits: string) => {
    const phone = code.sent?.phone ?? "";
    const request = { phone, purpose: "register", code: digits } as const;
    const answer = await send(checkCode, request, {
      handles: [Code.phoneMissing, Code.wrongCode, Code.wrongOrderCode, Code.tooManyRequests],
    });
    if (!answer.ok)
      return refusal(answer, {
        [Code.wrongCode]: "code",
        [Code.wrongOrderCode]: "code",
        [Code.tooManyRequests]: "code",
      });
    setProven({ phone, code: digits });
    return null;
  };
  const finish = async ({ password, nickname }: { password: string; nickname: string }) => {
    if (!proven) return null;
    const answer = await sendRegistration({ ...proven, password, ...(nickname ? { nickname } : {}) });
    if (answer.ok) {
      code.forget();
      welcome(answer.data);
      return null;
    }
    const why = refusal(answer, {
      [Code.passwordMissing]: "password",
      [Code.registrationFailed]: "password",
    });
    if (answer.kind !== "code" || answer.code !== Code.wrongCode) return why;
    setRefused(why);
    setProven(null);
    return null;
  };

  return (
    <AccountPage
      title={tc("titles.register")}
      parent="loginInput"
      heading={t(`register.${step}`)}
      lead={t(`register.${step}Text`)}
    >
      {step === "phone" && (
        <>
          <PhoneStep
            onSend={code.send}
            action={t("agreeAndSend")}
            remedy={{
              [Code.alreadyRegistered]: <Anchor href={href("login", query)}>{t("toLogin")}</Anchor>,
            }}
          >
            <Agreement />
          </PhoneStep>
          <KeptNote />
        </>
      )}
      {step === "code" && code.sent && (
        <CodeStep
          code={code}
          sent={code.sent}
          onCode={prove}
          action={t("next")}
          refused={refused}
          help={
            <>
              {t("register.known")} <Anchor href={href("login", query)}>{t("toLogin")}</Anchor>
            </>
          }
        />
      )}
      {step === "password" && proven && <RegisterForm phone={proven.phone} onSubmit={finish} />}
    </AccountPage>
  );
}

interface RegisterFormProps {
  readonly phone: string;
  readonly onSubmit: (values: {
    password: string;
    repeat: string;
    nickname: string;
  }) => Promise<Refusal | null>;
}

/** The last step: a password, and a name for who likes to be called by one. */
function RegisterForm({ phone, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation("account");
  return (
    <Form initial={{ password: "", repeat: "", nickname: "" }} schema={registerSchema} onSubmit={onSubmit}>
      <NewPasswordFields phone={phone} autoFocus />
      <FormField name="nickname" label={t("nickname")} mark={t("optional")} autoComplete="nickname" />
      <SubmitButton>{t("registerNow")}</SubmitButton>
    </Form>
  );
}

/** Stand in the sentence where its links go: each language puts them elsewhere. */
const RULE = "[rule]";
const SECRET = "[secret]";

/** What one agrees to by going on; both are read and come back from without losing what was typed. */
function Agreement() {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const parts = t("agreement", { rule: RULE, secret: SECRET }).split(/(\[rule\]|\[secret\])/);
  return (
    <p className={styles.note}>
      {parts.map((part) => {
        if (part === RULE) {
          return (
            <Anchor key={part} href={href("rule", {})}>
              {tc("titles.rule")}
            </Anchor>
          );
        }
        if (part === SECRET) {
          return (
            <Anchor key={part} href={href("secret", {})}>
              {tc("titles.secret")}
            </Anchor>
          );
        }
        return part;
      })}
    </p>
  );
}
