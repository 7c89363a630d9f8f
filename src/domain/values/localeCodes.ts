import { LANGUAGES } from "#contract/languages.ts";
import type { WireLanguage } from "#contract/scalars.ts";

export type Locale = keyof typeof LANGUAGES;
export type LanguageTag = (typeof LANGUAGES)[Locale]["tag"];

/** In the order in which they are offered. */
export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale);
const FALLBACK_LOCALE = "ja" satisfies Locale;

/** Codes that older versions stored. "zh" is one of them, and a wire code as well: only the stored one is migrated. */
const old: ReadonlyMap<string, Locale> = new Map([
  ["jp", "ja"],
  ["zh", "zh-cn"],
  ["tc", "zh-tw"],
]);

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LANGUAGES, value);
}

/** The code sent to the server. */
export function wireLanguage(locale: Locale): WireLanguage {
  return LANGUAGES[locale].wire;
}

/** The tag for `lang` and `Intl`, to which the app's "kr" would be Kanuri. */
export function bcp47(locale: Locale): LanguageTag {
  return LANGUAGES[locale].tag;
}

/** The tag for `Intl` and for other services: Chinese by territory, the others without one. */
export function intlTag(locale: Locale): string {
  const { tag, region } = LANGUAGES[locale];
  return tag.includes("-") ? region : tag;
}

/** The app's code of a language on the wire. */
export function localeOfWire(language: WireLanguage): Locale {
  return LOCALES.find((locale) => wireLanguage(locale) === language) ?? FALLBACK_LOCALE;
}

/** The tag for `lang`, by a language's code on the wire. */
export function tagOfWire(language: WireLanguage): LanguageTag {
  return bcp47(localeOfWire(language));
}

/** What a language calls itself, by its code on the wire. */
export function nameOfWire(language: WireLanguage): string {
  return LANGUAGES[localeOfWire(language)].name;
}

/** What a language calls itself, by its tag for `lang`. */
export function nameOfTag(tag: string): string {
  return Object.values(LANGUAGES).find((language) => language.tag === tag)?.name ?? tag;
}

/** What the browser keeps under the key `locale`, old codes migrated; null when the code is unknown. */
export function localeFromStored(stored: string): Locale | null {
  return isLocale(stored) ? stored : (old.get(stored) ?? null);
}

/** The first language tag that is spoken here, as of `navigator.languages`; Japanese when none is. */
export function preferredLocale(preferences: readonly string[]): Locale {
  for (const preference of preferences) {
    const locale = localeOfTag(preference);
    if (locale) return locale;
  }
  return FALLBACK_LOCALE;
}

/** The language that an address asks for by `lang`, a tag such as "zh-Hant"; null without one that is spoken here. */
export function localeOfLink(search: string): Locale | null {
  return localeOfTag(new URLSearchParams(search).get("lang") ?? "");
}

/** The most wanted language of an Accept-Language header that is spoken here (RFC 9110, section 12.5.4). */
export function localeFromAcceptLanguage(header: string): Locale {
  const tags = header
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
  return preferredLocale(tags);
}

/** The language that a BCP 47 tag means; null for one that is not spoken here. */
export function localeOfTag(tag: string): Locale | null {
  const spoken = closestTag(tag, LOCALES.map(bcp47));
  return LOCALES.find((locale) => bcp47(locale) === spoken) ?? null;
}

/** Of some tags the one to speak to who wants another: the same tag, else one of its language; null for none. */
export function closestTag<Tag extends string>(wanted: string, tags: readonly Tag[]): Tag | null {
  const [language = "", ...rest] = wanted.trim().toLowerCase().replaceAll("_", "-").split("-");
  const isChinese = language === "zh" || language === "yue";
  const exact = isChinese ? `zh-${chineseScript(language, rest)}` : [language, ...rest].join("-");
  const isSame = (tag: Tag) => tag.toLowerCase() === exact;
  return tags.find(isSame) ?? tags.find((tag) => tag.split("-")[0] === language) ?? null;
}

/** The script decides before the region: zh-Hans-HK is read in simplified characters. */
function chineseScript(language: string, subtags: readonly string[]): "hans" | "hant" {
  if (subtags.includes("hans")) return "hans";
  const isTraditional = ["hant", "tw", "hk", "mo"].some((subtag) => subtags.includes(subtag));
  return isTraditional || language === "yue" ? "hant" : "hans";
}
