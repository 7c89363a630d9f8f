import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import type { ImportProgress } from "./sendFiles.ts";
import styles from "./MenuFile.module.css";

interface ProgressProps {
  readonly progress: ImportProgress;
  readonly onStop: () => void;
}

/** How far an import is; until it writes it can be given up, and nothing is changed. */
export function Progress({ onStop, progress }: ProgressProps) {
  const { t } = useTranslation("desk/menuFile");
  const { t: td } = useTranslation("desk/desk");
  const known = progress.is === "step" ? null : { done: progress.done, of: progress.of };
  const words =
    progress.is === "sending"
      ? t("doing.sending")
      : progress.is === "pictures"
        ? t("doing.picture", { done: progress.done + 1, of: progress.of })
        : t(`doing.${progress.step}`);
  const isSent = progress.is === "sending" && progress.of > 0 && progress.done === progress.of;
  return (
    <div className={styles.progress}>
      <p role="status">{isSent ? t("doing.reading") : words}</p>
      <progress
        aria-label={t("progress")}
        max={known?.of || 1}
        {...(known !== null && known.of > 0 && !isSent && { value: known.done })}
      />
      {!(progress.is === "step" && progress.step === "writing") && (
        <Button kind="quiet" size="small" onClick={onStop}>
          {td("cancel")}
        </Button>
      )}
    </div>
  );
}
