import { useTranslation } from "react-i18next";
import type { LineOffer } from "#contract/cart.ts";
import { calendarDay } from "#text/calendar.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

/** Says on which days goods can be had; null: at once. Whoever uses it brings the texts of "specials". */
export function useReceiveWords() {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  return ({
    receive_from,
    receive_until,
  }: Pick<LineOffer, "receive_from" | "receive_until">): string | null => {
    const from = receive_from && calendarDay(receive_from, tag);
    const until = receive_until && calendarDay(receive_until, tag);
    if (from && until) {
      return from === until ? t("goods.receiveOn", { day: from }) : t("goods.receive", { from, until });
    }
    if (from) return t("goods.receiveFrom", { day: from });
    return until ? t("goods.receiveBy", { day: until }) : null;
  };
}
