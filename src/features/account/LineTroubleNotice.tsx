import { useTranslation } from "react-i18next";
import type { LineTrouble } from "#state/account/signInDoor.ts";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Why LINE signed nobody in, and how to go on all the same. */
export function LineTroubleNotice({ trouble }: { readonly trouble: LineTrouble }) {
  const { t } = useTranslation("account");
  if (trouble === "not_configured") return null;
  return (
    <Notice kind={trouble === "cancelled" ? "info" : "warn"} live>
      {t(`lineTrouble.${trouble}`)}
    </Notice>
  );
}
