import { useTranslation } from "react-i18next";
import type { InformMessage } from "#contract/inform.ts";

/** Says a message in the reader's language by its event; what people wrote is told as they wrote it. */
export function useNoticeWords(): (message: Pick<InformMessage, "event" | "content">) => string {
  const { t } = useTranslation("notices");
  return ({ event, content }) => {
    if (event === "own_message") return content === "" ? t("thread.called") : content;
    if (event === "store_message") return content === "" ? t("event.store_message") : content;
    return t(`event.${event}`);
  };
}
