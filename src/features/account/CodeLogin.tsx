import { useTranslation } from "react-i18next";
import { login } from "#contract/calls/signIn.ts";
import { refusal } from "#parts/form/refusal.ts";
import { useIntent } from "#parts/form/useIntent.ts";
import { usePhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { useWelcome } from "./useWelcome.ts";

/** Signs in with a code sent to the phone. */
export function CodeLogin({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const code = usePhoneCode("log_in");
  const sendLogin = useIntent(login, [104, 107, 109, 90006]);
  const welcome = useWelcome(callback);
  const phone = code.sent?.phone;
  if (!code.sent || !phone) {
    return (
      <PhoneStep
        onSend={code.send}
        action={t("sendCode")}
        remedy={{ 109: <Anchor href={href("register", { callback })}>{t("toRegister")}</Anchor> }}
      />
    );
  }
  const logIn = async (digits: string) => {
    const answer = await sendLogin({ by: "code", phone, code: digits });
    if (!answer.ok) return refusal(answer, { 107: "code", 109: "code", 90006: "code" });
    code.forget();
    welcome(answer.data);
    return null;
  };
  return (
    <CodeStep code={code} sent={code.sent} onCode={logIn} action={t("logIn")} help={t("unknownPhone")} />
  );
}
