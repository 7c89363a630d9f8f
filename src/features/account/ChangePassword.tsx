import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "#parts/form/fault.ts";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { usePhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { ChangeByPassword } from "./ChangeByPassword.tsx";
import { MemberOnly } from "#parts/account/MemberOnly.tsx";
import { PasswordByCode } from "./PasswordByCode.tsx";

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
  const hasNoTexts = useAtomValue(lacksAtom).includes("texts");
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
