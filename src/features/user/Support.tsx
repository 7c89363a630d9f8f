import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { infoIcon } from "#ui/icons/common.ts";
import { messageIcon } from "#ui/icons/account.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import styles from "./User.module.css";

const LEGAL = ["rule", "secret", "policy", "statute"] as const;

/** Where help is, and what the law has us say. */
export function Support() {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  return (
    <>
      <section className={styles.section} aria-labelledby="support">
        <h2 id="support">{t("support.title")}</h2>
        <Card padded={false}>
          <ListRow title={tc("titles.help")} start={<Icon of={infoIcon} />} href={href("help", {})} />
          <ListRow
            title={tc("titles.feedback")}
            start={<Icon of={messageIcon} />}
            href={href("feedback", {})}
          />
          <ListRow title={tc("titles.diagnostics")} note={t("support.diagnostics")} href={href("test", {})} />
        </Card>
      </section>
      <section className={styles.section} aria-labelledby="legal">
        <h2 id="legal">{t("support.legal")}</h2>
        <Card padded={false}>
          {LEGAL.map((name) => (
            <ListRow key={name} title={tc(`titles.${name}`)} href={href(name, {})} />
          ))}
        </Card>
      </section>
    </>
  );
}
