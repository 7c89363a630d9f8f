import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Account.module.css";

/** Stand in the sentence where its links go: each language puts them elsewhere. */
const RULE = "[rule]";
const SECRET = "[secret]";

/** What one agrees to by going on; both are read and come back from without losing what was typed. */
export function Agreement() {
  const { t } = useTranslation("account");
  const { t: tc } = useTranslation();
  const parts = t("agreement", { rule: RULE, secret: SECRET }).split(/(\[rule\]|\[secret\])/);
  return (
    <p className={styles.note}>
      {parts.map((part) => {
        if (part === RULE) {
          return (
            <Anchor key={part} href={href("rule", {})}>
              {tc("titles.rule")}
            </Anchor>
          );
        }
        if (part === SECRET) {
          return (
            <Anchor key={part} href={href("secret", {})}>
              {tc("titles.secret")}
            </Anchor>
          );
        }
        return part;
      })}
    </p>
  );
}
