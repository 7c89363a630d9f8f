import { useTranslation } from "react-i18next";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { STORE_ZONE } from "./storeZone.ts";

interface ValidUntilProps {
  /** Null: for ever. */
  readonly until: string | null;
  readonly isOver?: boolean;
}

/** Until when a card or voucher is good, or when it ended. */
export function ValidUntil({ until, isOver = false }: ValidUntilProps) {
  const { t } = useTranslation("value");
  const tag = useLanguageTag();
  if (until === null) return t("noEnd");
  return t(isOver ? "expiredOn" : "validUntil", { day: day(until, tag, STORE_ZONE) });
}
