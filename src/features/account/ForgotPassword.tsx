import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { NoTexts } from "./NoTexts.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { PasswordByCode } from "./PasswordByCode.tsx";
import { usePhoneCode } from "#parts/phoneCode/usePhoneCode.ts";

/** Sets a new password, proven by a code sent to the phone; signed in at the end. */
export function ForgotPassword({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const code = usePhoneCode("reset_password");
  const hasNoTexts = useAtomValue(lacksAtom).includes("texts");
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
        remedy={{ 109: <Anchor href={href("register", { callback })}>{t("toRegister")}</Anchor> }}
      />
    </AccountPage>
  );
}
