import { useTranslation } from "react-i18next";
import { Notice } from "#ui/feedback/Notice.tsx";
import { longestSearch } from "./longestSearch.ts";
import styles from "./Search.module.css";

/** Says that words are too long to be searched for; they stay as they are, to be shortened. */
export function TooLong({ id, words }: { readonly id: string; readonly words: string }) {
  const { t } = useTranslation("search");
  return (
    <div id={id} className={styles.told}>
      <Notice kind="warn" live>
        {t("tooLong", { limit: longestSearch, over: words.length - longestSearch })}
      </Notice>
    </div>
  );
}
