import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkCode, restPwd } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { useSend } from "#net/useCall.ts";
import { AccountPage, MemberOnly } from "#parts/account/AccountPage.tsx";
import { type PhoneCode, usePhoneCode } from "#parts/account/usePhoneCode.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { PasswordField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { changePasswordSchema, NewPasswordFields, newPasswordSchema } from "./NewPasswordFields.tsx";
import { CodeStep, NoTexts, PhoneStep } from "./PhoneSteps.tsx";
import { useWelcome } from "./afterSignIn.ts";

interface ChangePasswordProps {
  readonly callback: string | undefined;
}

/** Changes the member's password, proven by the present one or by a code sent to their phone. */
export function ChangePassword({ callback }: ChangePasswordProps) {
  const { t } = useTranslation("account");
  return (
    <MemberOnly title={t("change.title")} parent="user">
      {({ phone, has_password }) => (
        <Change phone={phone} hasPassword={has_password === 1} callback={callback} />
      )}
    </MemberOnly>
  );
}

interface ChangeProps extends ChangePasswordProps {
  readonly phone: string | null;
  readonly hasPassword: boolean;
}

function Change({ phone, hasPassword, callback }: ChangeProps) {
  const { t } = useTranslation("account");
  const code = usePhoneCode("reset_password");
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  if (phone !== null && code.sent) {
    return <PasswordByCode code={code} sent={code.sent} phone={phone} isOwn callback={callback} />;
  }
  const sendCode = async () => {
    setBusy(true);
    setRefused(await code.send(null));
    setBusy(false);
  };
  return (
    <AccountPage
      title={t("change.title")}
      parent="user"
      heading={t("change.heading")}
      lead={t(phone === null && !hasPassword ? "change.noPhone" : "change.text")}
    >
      {hasPassword && <ChangeByPassword phone={phone ?? ""} callback={callback} />}
      {refused && (
        <div role="alert">
          <Notice kind="danger">
            <FaultWords fault={refused.fault} />
          </Notice>
        </div>
      )}
      {phone !== null && hasNoTexts && !hasPassword && <Notice>{t("noTexts")}</Notice>}
      {phone !== null && !hasNoTexts && (
        <Button
          block
          kind={hasPassword ? "outline" : "primary"}
          busy={isBusy}
          onClick={() => void sendCode()}
        >
          {t("change.byCode")}
        </Button>
      )}
    </AccountPage>
  );
}

interface ChangeByPasswordProps {
  readonly phone: string;
  readonly callback: string | undefined;
}

/** Changes the password, proven by the present one. */
function ChangeByPassword({ phone, callback }: ChangeByPasswordProps) {
  const { t } = useTranslation("account");
  const sendPassword = useIntent(restPwd, [
    Code.passwordMissing,
    Code.passwordMismatch,
    Code.passwordChangeFailed,
    Code.tooManyRequests,
  ]);
  const welcome = useWelcome(callback, "password");
  return (
    <Form
      initial={{ present: "", password: "", repeat: "" }}
      schema={changePasswordSchema}
      onSubmit={async ({ present, password }) => {
        const answer = await sendPassword({ by: "password", present_password: present, password });
        if (!answer.ok && answer.kind === "code" && answer.code === Code.passwordMismatch)
          return { field: "present", fault: { kind: "key", key: "present_wrong" } };
        if (!answer.ok)
          return refusal(answer, {
            [Code.passwordMissing]: "present",
            [Code.passwordChangeFailed]: "password",
            [Code.tooManyRequests]: "present",
          });
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

/** Sets a new password, proven by a code sent to the phone; signed in at the end. */
export function ForgotPassword({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const code = usePhoneCode("reset_password");
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  if (hasNoTexts) return <NoTexts title={t("forgot.title")} callback={callback} />;
  if (code.sent?.phone) {
    return <PasswordByCode code={code} sent={code.sent} phone={code.sent.phone} callback={callback} />;
  }
  return (
    <AccountPage
      title={t("forgot.title")}
      parent="loginInput"
      heading={t("forgot.phone")}
      lead={t("forgot.phoneText")}
    >
      <PhoneStep
        onSend={code.send}
        action={t("sendCode")}
        remedy={{
          [Code.accountNotFound]: <Anchor href={href("register", { callback })}>{t("toRegister")}</Anchor>,
        }}
      />
    </AccountPage>
  );
}

interface PasswordByCodeProps {
  readonly code: PhoneCode;
  readonly sent: SentCode;
  readonly phone: string;
  /** The phone is the member's own, and cannot be another. */
  readonly isOwn?: boolean;
  readonly callback: string | undefined;
}

/** The code, then the new password; all other sessions end, and this one begins. */
function PasswordByCode({ code, sent, phone, isOwn = false, callback }: PasswordByCodeProps) {
  const { t } = useTranslation("account");
  const send = useSend();
  const sendPassword = useIntent(restPwd, [
    Code.phoneMissing,
    Code.passwordMissing,
    Code.wrongCode,
    Code.accountNotFound,
    Code.passwordChangeFailed,
    Code.tooManyRequests,
  ]);
  const welcome = useWelcome(callback, "password");
  const [proven, setProven] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const prove = async (digits: string) => {
    const request = { phone, purpose: "reset_password", code: digits } as const;
    const answer = await send(checkCode, request, {
      handles: [Code.phoneMissing, Code.wrongCode, Code.wrongOrderCode, Code.tooManyRequests],
    });
    if (!answer.ok)
      return refusal(answer, {
        [Code.wrongCode]: "code",
        [Code.wrongOrderCode]: "code",
        [Code.tooManyRequests]: "code",
      });
    setProven(digits);
    return null;
  };
  const finish = async ({ password }: { password: string; repeat: string }) => {
    if (proven === null) return null;
    const answer = await sendPassword({ by: "code", phone, code: proven, password });
    if (answer.ok) {
      code.forget();
      welcome(answer.data);
      return null;
    }
    const why = refusal(answer, {
      [Code.passwordMissing]: "password",
      [Code.passwordChangeFailed]: "password",
      [Code.tooManyRequests]: "password",
    });
    if (answer.kind !== "code" || answer.code !== Code.wrongCode) return why;
    setRefused(why);
    setProven(null);
    return null;
  };

  const step = proven === null ? "code" : "password";
  return (
    <AccountPage
      title={t(isOwn ? "change.title" : "forgot.title")}
      parent="loginInput"
      heading={t(`forgot.${step}`)}
      lead={t(`forgot.${step}Text`)}
    >
      {proven === null ? (
        <CodeStep
          code={code}
          sent={sent}
          {...(isOwn ? { ownPhone: phone } : {})}
          onCode={prove}
          action={t("next")}
          refused={refused}
          help={isOwn ? undefined : t("unknownPhone")}
        />
      ) : (
        <Form initial={{ password: "", repeat: "" }} schema={newPasswordSchema} onSubmit={finish}>
          <NewPasswordFields phone={phone} autoFocus />
          <SubmitButton>{t("setPassword")}</SubmitButton>
        </Form>
      )}
    </AccountPage>
  );
}
