import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { permanentLink } from "#domain/share/shareCard.ts";
import { safeCallback } from "#routes/callback.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";
import links from "./Account.module.css";
import styles from "./LoginInputScreen.module.css";

interface OpenInLineProps {
  readonly callback: string | undefined;
}

/**
 * Leads from an outside browser, LINE's own chat browser included, into the LINE app at the same screen, where one is
 * signed in without a question (LINE's rules for mini-apps ask for such a link).
 */
export function OpenInLine({ callback }: OpenInLineProps) {
  const { t } = useTranslation("account");
  const { host, liffId } = useAtomValue(signInDoorAtom);
  if (host === "line" || !liffId) return null;
  return (
    <p className={styles.first}>
      <a className={links.link} href={permanentLink(safeCallback(callback) ?? "/", { liffId, origin: "" })}>
        {t("openInLine")}
      </a>
    </p>
  );
}
