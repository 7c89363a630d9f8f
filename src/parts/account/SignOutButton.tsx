import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignOut } from "#parts/session/useSignOut.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";

/** Signs out once the customer has said so twice. */
export function SignOutButton() {
  const { t } = useTranslation("account");
  const ask = useSetAtom(alertAtom);
  const toast = useSetAtom(showToastAtom);
  const signOut = useSignOut();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    setBusy(false);
    toast(t("signOut.done"), "good");
  };
  const question = () =>
    ask({
      title: t("signOut.ask"),
      text: t("signOut.text"),
      button: t("signOut.yes"),
      refuse: t("signOut.no"),
      onClose: () => void leave(),
    });
  return (
    <Button block kind="outline" busy={isBusy} onClick={question}>
      {t("signOut.yes")}
    </Button>
  );
}
