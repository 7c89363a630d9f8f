import { useTranslation } from "react-i18next";
import { CODE_TRIES } from "#contract/fieldRules.ts";
import { useSecondsLeft } from "#parts/form/useSecondsLeft.ts";
import styles from "./CodeField.module.css";

/** How long the code is taken, and how often one may mistype it. */
export function CodeLife({ expiresAt }: { readonly expiresAt: number }) {
  const { t } = useTranslation("form");
  const minutes = Math.ceil(useSecondsLeft(expiresAt) / 60);
  return (
    <p className={styles.life}>
      {minutes === 0 ? t("codeExpired") : t("codeLife", { count: minutes, tries: CODE_TRIES })}
    </p>
  );
}
