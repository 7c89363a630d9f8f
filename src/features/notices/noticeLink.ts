import { useTranslation } from "react-i18next";
import type { InformMessage } from "#contract/inform.ts";
import { href } from "#routes/href.ts";

/** What concerns cards and vouchers, not orders. */
const OF_VALUE: readonly InformMessage["event"][] = [
  "use_confirmed",
  "use_refused",
  "use_reversed",
  "value_credited",
];

interface Place {
  readonly storeId: string;
  readonly tableId?: string | undefined;
}

/** What a message is about: a review with its reply, an order, cards and vouchers, or what was written to and from the store. */
export function noticeLink(
  { event, order_no }: Pick<InformMessage, "event" | "order_no">,
  place: Place,
): string {
  if (OF_VALUE.includes(event)) return href("userVoucher", {});
  if (order_no === null) return href("message", place);
  return event === "review_replied"
    ? href("evaluation", { orderNo: order_no })
    : href("orderDetail", { orderNo: order_no, ...place });
}

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
