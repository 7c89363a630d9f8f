import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { useSignInWays } from "#parts/session/useSignInWays.ts";
import { href } from "#routes/href.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./LoginInputScreen.module.css";
import links from "./Account.module.css";
import { LineTroubleNotice } from "./LineTroubleNotice.tsx";
import { OpenInLine } from "./OpenInLine.tsx";
import { WayToSignIn } from "./WayToSignIn.tsx";

interface SignInChooserProps {
  readonly callback: string | undefined;
  /** The store wants guests to scan their table's code (specification, section 6). */
  readonly needsTable: boolean;
}

/** The ways to sign in, each with what it gives. Nobody needs an account to order. */
export function SignInChooser({ callback, needsTable }: SignInChooserProps) {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const { ways, lineTrouble } = useSignInWays();
  const hasNoTexts = useAtomValue(lacksAtom).includes("texts");
  const isVisitor = useAtomValue(sessionAtom) !== null;
  return (
    <>
      <header className={styles.head}>
        <NorenCurtain />
        <h2>{t("chooser.title")}</h2>
        <p>{t(isVisitor ? "kept" : "chooser.text")}</p>
      </header>
      {needsTable && (
        <>
          <Notice>{t("chooser.needsTable")}</Notice>
          <ScanButton label={t("chooser.scan")} />
        </>
      )}
      {lineTrouble && ways.includes("line") && <LineTroubleNotice trouble={lineTrouble} />}
      <ul className={styles.ways}>
        {ways.map((way, at) => (
          <li key={way} className={styles.way}>
            <WayToSignIn way={way} isFirst={at === 0} callback={callback} />
            <p className={styles.note}>{t(`gives.${way}`)}</p>
            {way === "line" && <OpenInLine callback={callback} />}
            {way === "password" && hasNoTexts && <p className={styles.first}>{t("noTexts")}</p>}
            {way === "password" && !hasNoTexts && (
              <p className={styles.first}>
                {t("firstTime")}{" "}
                <Anchor className={links.link} href={href("register", { callback })}>
                  {t("toRegister")}
                </Anchor>
              </p>
            )}
          </li>
        ))}
      </ul>
      <nav className={links.links} aria-label={t("legal")}>
        <Anchor href={href("rule", {})}>{tc("titles.rule")}</Anchor>
        <Anchor href={href("secret", {})}>{tc("titles.secret")}</Anchor>
      </nav>
    </>
  );
}
