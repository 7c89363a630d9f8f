import { Trans, useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/Anchor.tsx";
import styles from "./Account.module.css";

/** What one agrees to by going on; both are read and come back from without losing what was typed. */
export function Agreement() {
  const { t } = useTranslation("account");
  return (
    <p className={styles.note}>
      <Trans
        t={t}
        i18nKey="agreement"
        components={{
          rule: <Anchor href={href("rule", {})} />,
          secret: <Anchor href={href("secret", {})} />,
        }}
      />
    </p>
  );
}
