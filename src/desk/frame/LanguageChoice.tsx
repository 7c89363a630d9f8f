import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#contract/languages.ts";
import { Select } from "#ui/fields/TextInput.tsx";
import styles from "./Frame.module.css";

/** The desk's language on this browser. The server keeps it, and draws the page anew in it. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation("desk/desk");
  const options = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));
  return (
    <form method="post" action="/desk/language" className={styles.language}>
      <input type="hidden" name="back" value={`${window.location.pathname}${window.location.search}`} />
      <Select
        name="language"
        aria-label={t("language")}
        options={options}
        defaultValue={i18n.language}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </form>
  );
}
