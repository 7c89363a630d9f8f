import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import styles from "./Account.module.css";
import { CodeLogin } from "./CodeLogin.tsx";
import { KeptNote } from "./KeptNote.tsx";
import { PasswordLogin } from "./PasswordLogin.tsx";
import { readSentCode } from "#state/account/sentCode.ts";

const ID = "login";

/** Signing in by phone: with the password, or with a code sent to it. */
export function LoginByPhone({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const [by, setBy] = useState<"password" | "code">(() =>
    readSentCode("log_in", Date.now()) ? "code" : "password",
  );
  const hasNoTexts = useAtomValue(lacksAtom).includes("texts");
  if (hasNoTexts)
    return (
      <AccountPage title={tc("titles.login")} parent="loginInput">
        <Notice>{t("noTexts")}</Notice>
        <PasswordLogin callback={callback} />
        <KeptNote />
      </AccountPage>
    );
  return (
    <AccountPage
      title={tc("titles.login")}
      parent="loginInput"
      bar={
        <Tabs
          id={ID}
          label={t("waysByPhone")}
          tabs={[
            { key: "password", label: t("byPassword") },
            { key: "code", label: t("byCode") },
          ]}
          selected={by}
          onSelect={setBy}
        />
      }
    >
      <TabPanel of={ID} tab={by}>
        {by === "password" ? <PasswordLogin callback={callback} /> : <CodeLogin callback={callback} />}
      </TabPanel>
      <KeptNote />
      <nav className={styles.links} aria-label={t("otherWays")}>
        <Anchor className={styles.link} href={href("login", { mode: "forgot", callback })}>
          {t("forgot.link")}
        </Anchor>
        <Anchor className={styles.link} href={href("register", { callback })}>
          {t("toRegister")}
        </Anchor>
      </nav>
    </AccountPage>
  );
}
