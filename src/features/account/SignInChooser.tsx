import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { permanentLink } from "#domain/share/shareCard.ts";
import { useRegisterVisitor } from "#parts/account/registerVisitor.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { safeCallback } from "#routes/callback.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { type LineTrouble, signInPathAtom } from "#state/account/signInPath.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import links from "./Account.module.css";
import styles from "./LoginInputScreen.module.css";
import { useGoOn } from "./afterSignIn.ts";
import { FailedNote, PlatformButton, type SignInWay, useSignInWays } from "./signInWays.tsx";

interface SignInChooserProps {
  readonly callback: string | undefined;
  /** The store wants guests to scan their table's code (specification, section 6). */
  readonly needsTable: boolean;
  /** One came to sign in. Who came from nowhere, or because an order takes a session, needs no account. */
  readonly isAccountWanted: boolean;
}

/** The ways to go on, each with what it gives. Nobody needs an account to order. */
export function SignInChooser({ callback, needsTable, isAccountWanted }: SignInChooserProps) {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const { ways, lineTrouble } = useSignInWays(isAccountWanted);
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  const isVisitor = useAtomValue(sessionAtom) !== null;
  return (
    <>
      <header className={styles.head}>
        <NorenCurtain />
        <h2>{t("chooser.title")}</h2>
        <p>{t(isVisitor ? "kept" : "chooser.text")}</p>
      </header>
      <div className={styles.side}>
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
      </div>
    </>
  );
}

interface WayProps {
  readonly way: SignInWay;
  /** The right one for the host. */
  readonly isFirst: boolean;
  readonly callback: string | undefined;
}

/** The button of one way to sign in, and what went wrong with it. */
function WayToSignIn({ way, isFirst, callback }: WayProps) {
  const { t } = useTranslation("account");
  switch (way) {
    case "line":
    case "wechat":
      return <PlatformButton platform={way} callback={callback} />;
    case "password":
      return (
        <Button
          block
          kind={isFirst ? "primary" : "outline"}
          icon={<Icon of={phoneIcon} size={20} />}
          href={href("login", { callback })}
        >
          {t("way.password")}
        </Button>
      );
    case "visitor":
      return <VisitorButton isFirst={isFirst} callback={callback} />;
  }
}

/**
 * Goes on without an account, as a visitor, who is registered where there is none: back to where one came from, or at
 * once to the menu or home, for looking takes no session, and the root asks no second time once there is one.
 */
function VisitorButton({ isFirst, callback }: Omit<WayProps, "way">) {
  const { t } = useTranslation("account");
  const user = useAtomValue(sessionAtom);
  const registerVisitor = useRegisterVisitor();
  const goOn = useGoOn(callback);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const proceed = async () => {
    setState("busy");
    const registered = user !== null || registerVisitor();
    const isReady = callback === undefined || (await registered);
    setState(isReady ? "ready" : "failed");
    if (isReady) goOn();
  };
  return (
    <>
      <Button
        block
        kind={isFirst ? "primary" : "quiet"}
        busy={state === "busy"}
        onClick={() => void proceed()}
      >
        {t("way.visitor")}
      </Button>
      {state === "failed" && <FailedNote />}
    </>
  );
}

interface OpenInLineProps {
  readonly callback: string | undefined;
}

/**
 * Leads from an outside browser, LINE's own chat browser included, into the LINE app at the same screen, where one is
 * signed in without a question (LINE's rules for mini-apps ask for such a link).
 */
function OpenInLine({ callback }: OpenInLineProps) {
  const { t } = useTranslation("account");
  const { host, liffId } = useAtomValue(signInPathAtom);
  if (host === "line" || !liffId) return null;
  return (
    <p className={styles.first}>
      <a className={links.link} href={permanentLink(safeCallback(callback) ?? "/", { liffId, origin: "" })}>
        {t("openInLine")}
      </a>
    </p>
  );
}

/** Why LINE signed nobody in, and how to go on all the same. */
function LineTroubleNotice({ trouble }: { readonly trouble: LineTrouble }) {
  const { t } = useTranslation("account");
  if (trouble === "not_configured") return null;
  return (
    <Notice kind={trouble === "cancelled" ? "info" : "warn"} live>
      {t(`lineTrouble.${trouble}`)}
    </Notice>
  );
}
