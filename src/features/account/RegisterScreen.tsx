import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkCode, register } from "#contract/calls/signIn.ts";
import { useSend } from "#net/useCall.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { refusal } from "#parts/form/refusal.ts";
import { useIntent } from "#parts/form/useIntent.ts";
import { usePhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { Agreement } from "./Agreement.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { KeptNote } from "./KeptNote.tsx";
import { NoTexts } from "./NoTexts.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { useWelcome } from "./useWelcome.ts";

const WRONG_CODE = 107;

interface RegisterProps {
  readonly query: QueryOf<typeof routes.register>;
}

/** Registers a member: phone, code, password (specification, section 5). A visitor keeps what they have. */
export default function RegisterScreen({ query }: RegisterProps) {
  const { t: tc } = useTranslation();
  const hasNoTexts = useAtomValue(lacksAtom).includes("texts");
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
  const sendRegistration = useIntent(register, [104, 105, 106, 107, 111, 90006]);
  const welcome = useWelcome(query.callback);
  const [proven, setProven] = useState<{ readonly phone: string; readonly code: string } | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const step = proven ? "password" : code.sent?.phone ? "code" : "phone";

  const prove = async (digits: string) => {
    const phone = code.sent?.phone ?? "";
    const request = { phone, purpose: "register", code: digits } as const;
    const answer = await send(checkCode, request, { handles: [104, 107, 400, 90006] });
    if (!answer.ok) return refusal(answer, { 107: "code", 400: "code", 90006: "code" });
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
    const why = refusal(answer, { 105: "password", 111: "password" });
    if (answer.kind !== "code" || answer.code !== WRONG_CODE) return why;
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
            remedy={{ 106: <Anchor href={href("login", query)}>{t("toLogin")}</Anchor> }}
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
