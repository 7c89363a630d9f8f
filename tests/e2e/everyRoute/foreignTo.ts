import type { Locale } from "#domain/values/localeCodes.ts";

const KANA = "\\p{Script=Hiragana}\\p{Script=Katakana}";
const HAN = "\\p{Script=Han}";
const HANGUL = "\\p{Script=Hangul}";
const CYRILLIC_AND_THAI = "\\p{Script=Cyrillic}\\p{Script=Thai}";
/** Characters of everyday words that one of the two Chinese writings has, and the other never. */
const SIMPLIFIED = "们这为说时会来对过还东车门问间马鱼龙个国让请选择单价买卖优领电话";
const TRADITIONAL = "們這為說時會來對過還東車門問間馬魚龍個國讓請選擇單價買賣優領電話";

/** The source of a regular expression that finds a character which no word of a language has. */
export function foreignTo(locale: Locale): string {
  const others: Readonly<Partial<Record<Locale, string>>> = {
    ja: HANGUL,
    "zh-cn": `${KANA}${HANGUL}${TRADITIONAL}`,
    "zh-tw": `${KANA}${HANGUL}${SIMPLIFIED}`,
    en: `${KANA}${HANGUL}${HAN}`,
    kr: `${KANA}${HAN}`,
  };
  // The middle dot and the long vowel's mark are Katakana by name, and in use elsewhere.
  return `(?![・ー])[${others[locale] ?? ""}${CYRILLIC_AND_THAI}]`;
}
