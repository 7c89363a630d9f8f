import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSecondsLeft } from "#parts/form/useSecondsLeft.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./CodeField.module.css";

interface ResendButtonProps {
  readonly resendAt: number;
  readonly onResend: () => Promise<void>;
}

/** Sends another code, once the provider sends one again. */
export function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const { t } = useTranslation("form");
  const left = useSecondsLeft(resendAt);
  const [isBusy, setBusy] = useState(false);
  if (left > 0) return <p className={styles.resend}>{t("resendIn", { count: left })}</p>;
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <Button kind="quiet" size="small" busy={isBusy} onClick={() => void resend()}>
      {t("resend")}
    </Button>
  );
}
