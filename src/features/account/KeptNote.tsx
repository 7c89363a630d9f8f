import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { sessionAtom } from "#state/account/session.ts";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Tells a visitor that signing in takes nothing away. */
export function KeptNote() {
  const { t } = useTranslation("account");
  const user = useAtomValue(sessionAtom);
  return user && <Notice>{t("kept")}</Notice>;
}
