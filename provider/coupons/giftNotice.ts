import type { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

const notices: Readonly<Record<WireLanguage, (name: string) => string>> = {
  ja: (name) => `お店からクーポン「${name}」が届きました。`,
  zh: (name) => `商家送给您一张优惠券：${name}`,
  en: (name) => `The store has given you a coupon: ${name}`,
  tw: (name) => `店家送您一張優惠券：${name}`,
  ko: (name) => `매장에서 쿠폰을 보내 드렸습니다: ${name}`,
};

/** What a member is told of a coupon that a store gave them. */
export function giftNotice(name: Localized, language: WireLanguage): string {
  return notices[language](name[language]);
}
