import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkCode, restPwd } from "#contract/calls/signIn.ts";
import { useSend } from "#net/useCall.ts";
import { Form } from "#parts/form/Form.tsx";
import type { Refusal } from "#parts/form/fault.ts";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import type { PhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { newPasswordSchema } from "./newPasswordSchema.ts";
import { useWelcome } from "./useWelcome.ts";

const WRONG_CODE = 107;

interface PasswordByCodeProps {
  readonly code: PhoneCode;
  readonly sent: SentCode;
  readonly phone: string;
  /** The phone is the member's own, and cannot be another. */
  readonly isOwn?: boolean;
  readonly callback: string | undefined;
}

/** The code, then the new password; all other sessions end, and this one begins. */
export function PasswordByCode({ code, sent, phone, isOwn = false, callback }: PasswordByCodeProps) {
  const { t } = useTranslation("account");
  const send = useSend();
  const sendPassword = useIntent(restPwd, [104, 105, 107, 109, 110, 90006]);
  const welcome = useWelcome(callback, "password");
  const [proven, setProven] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const prove = async (digits: string) => {
    const request = { phone, purpose: "reset_password", code: digits } as const;
    const answer = await send(checkCode, request, { handles: [104, 107, 400, 90006] });
    if (!answer.ok) return refusal(answer, { 107: "code", 400: "code", 90006: "code" });
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
    const why = refusal(answer, { 105: "password", 110: "password", 90006: "password" });
    if (answer.kind !== "code" || answer.code !== WRONG_CODE) return why;
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
