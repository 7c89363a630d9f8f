import type { Localized } from "#provider/db/tables/columns.ts";

/** What a store's prepaid card is called; the store's own name stands beside it. */
export const CARD_NAME: Localized = {
  ja: "チャージカード",
  zh: "储值卡",
  en: "Prepaid card",
  tw: "儲值卡",
  ko: "충전 카드",
};
