import type { WireLanguage } from "#contract/scalars.ts";

/** By the wire's codes, as `Intl` knows languages. */
const TAGS: Readonly<Record<WireLanguage, string>> = {
  ja: "ja-JP",
  zh: "zh-CN",
  en: "en-US",
  tw: "zh-TW",
  ko: "ko-KR",
};

/** A calendar day by the clock of a time zone, in words. */
export function dayIn(time: string, timeZone: string, language: WireLanguage): string {
  return new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeZone }).format(new Date(time));
}
