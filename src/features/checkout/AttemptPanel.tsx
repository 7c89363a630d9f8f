import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./AttemptPanel.module.css";
import type { AttemptProgress } from "./useOrderAttempt.ts";

interface AttemptPanelProps {
  readonly progress: AttemptProgress;
  readonly onSendAgain: () => void;
  readonly onChange: () => void;
}

/**
 * Says what became of an order whose answer was lost: being checked, or not sent, with the way on. The button that was
 * tapped may be far below: it comes into view by itself.
 */
export function AttemptPanel({ progress, onSendAgain, onChange }: AttemptPanelProps) {
  const { t } = useTranslation("checkout");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // In new browsers this answers a promise, which React would call as the effect's end.
    panel.current?.scrollIntoView({ block: "center" });
  }, [progress.kind]);
  if (progress.kind === "checking") {
    return (
      <section ref={panel} className={styles.panel} role="status">
        <h2>{t("attempt.checking")}</h2>
        <p>{t("attempt.checkingText")}</p>
      </section>
    );
  }
  if (progress.kind !== "not_sent") return null;
  return (
    <section ref={panel} className={styles.panel} role="alert">
      <h2>{t("attempt.notSent")}</h2>
      <p>{t("attempt.notSentText")}</p>
      <div className={styles.actions}>
        <Button onClick={onSendAgain}>{t("attempt.sendAgain")}</Button>
        <Button kind="quiet" onClick={onChange}>
          {t("attempt.change")}
        </Button>
      </div>
    </section>
  );
}
