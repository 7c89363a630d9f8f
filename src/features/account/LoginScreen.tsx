import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { safeCallback } from "#routes/safeCallback.ts";
import { sessionAtom } from "#state/session.ts";
import { useRegisterVisitor } from "#parts/session/useRegisterVisitor.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { NorenCurtain } from "#ui/illustrations/NorenCurtain.tsx";
import styles from "./LoginScreen.module.css";

/** How to go on: as a visitor, who needs no account to order, and back to where one came from. */
export default function LoginScreen({
  query,
}: {
  readonly query: { readonly callback?: string | undefined };
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useAtomValue(sessionAtom);
  const registerVisitor = useRegisterVisitor();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const target = safeCallback(query.callback);

  const goOn = async () => {
    setState("busy");
    const isRegistered = user !== null || (await registerVisitor());
    setState(isRegistered ? "ready" : "failed");
    if (isRegistered && target) void navigate(target, { replace: true });
  };

  return (
    <>
      <BackBar title={t("titles.login")} parent={target ? "home" : null} />
      <main className={styles.page}>
        <EmptyState
          title={user && !target ? t("login.done") : t("login.title")}
          illustration={<NorenCurtain />}
        >
          {user && !target ? t("login.doneText") : t("login.text")}
        </EmptyState>
        {(!user || target) && (
          <>
            <Button block busy={state === "busy"} onClick={() => void goOn()}>
              {t("login.visitor")}
            </Button>
            {state === "failed" && (
              <p role="alert" className={styles.failed}>
                {t("login.failed")}
              </p>
            )}
            <p className={styles.note}>{t("login.visitorNote")}</p>
          </>
        )}
      </main>
    </>
  );
}
