import { useTranslation } from "react-i18next";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Says that a way to sign in did not work, and that another try or another way may. */
export function FailedNote() {
  const { t } = useTranslation("account");
  return (
    <div role="alert">
      <Notice kind="danger">{t("failed")}</Notice>
    </div>
  );
}
