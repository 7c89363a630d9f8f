import type { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/localized.ts";

/** Why an order was cancelled that nobody paid in time; kept in its customer's language. */
export const unpaidInTime: Localized = {
  ja: "お支払いの期限が過ぎました。",
  zh: "超过付款时限。",
  en: "It was not paid in time.",
  tw: "已超過付款期限。",
  ko: "결제 기한이 지났습니다.",
};

/** Why an order was cancelled: in the reader's language where the system did it, else as somebody wrote it. */
export function cancelReason(kept: string, language: WireLanguage): string {
  return Object.values(unpaidInTime).includes(kept) ? unpaidInTime[language] : kept;
}
