import { useTranslation } from "react-i18next";
import type { InformMessage } from "#contract/inform.ts";

/** Says a message in the reader's language by its event; what people wrote is told as they wrote it. */
export function useNoticeWords(): (message: Pick<InformMessage, "event" | "content" | "note">) => string {
  const { t } = useTranslation("notices");
  return ({ event, content, note }) => {
    if (event === "own_message") return content === "" ? t("thread.called") : content;
    if (event === "store_message") return content === "" ? t("event.store_message") : content;
    const words = t(`event.${event}`);
    return note ? t("noted", { words, note }) : words;
  };
}
