import { useTranslation } from "react-i18next";
import type { Inform } from "#contract/inform.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./MessageScreen.module.css";
import { useNoticeWords } from "./useNoticeWords.ts";

/** One message of the thread: one's own at the right, the store's at the left. */
export function Bubble({ message, timeZone }: { readonly message: Inform; readonly timeZone: string }) {
  const { t } = useTranslation("notices");
  const tag = useLanguageTag();
  const words = useNoticeWords();
  const isOwn = message.event === "own_message";
  return (
    <div className={styles.message} data-own={isOwn || undefined}>
      <span className="visually-hidden">{isOwn ? t("thread.you") : message.store_name}</span>
      <p className={styles.bubble}>{words(message)}</p>
      <time dateTime={message.time}>{clockTime(message.time, tag, timeZone)}</time>
    </div>
  );
}
