import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { invite } from "#contract/calls/desk/staff.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Button } from "#ui/actions/Button.tsx";
import { copyText } from "#ui/actions/copyText.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Staff.module.css";

/** A link that was just made, to be handed over: it is not shown again. */
export function InvitationLink({
  ends_time,
  is_mailed,
  link,
  name,
}: DeskResponse<typeof invite> & { readonly name: string }) {
  const { t } = useTranslation("desk/staff");
  const when = useWhen();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.sheet}>
      <p>{t("linkText", { name, time: when(ends_time) })}</p>
      {is_mailed && <p>{t("linkMailed")}</p>}
      <p className={styles.link}>{link}</p>
      <Button block onClick={() => void copyText(link).then(setCopied)}>
        {t("copy")}
      </Button>
      <div role="status">{isCopied && <Notice kind="ok">{t("copied")}</Notice>}</div>
    </div>
  );
}
