import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { WireLanguage } from "#contract/scalars.ts";
import {
  bcp47,
  isLocale,
  type Locale,
  localeFromAcceptLanguage,
  wireLanguage,
} from "#domain/values/localeCodes.ts";
import { en } from "#provider/desk/words/en.ts";
import { type DeskWords, ja } from "#provider/desk/words/ja.ts";
import { ko } from "#provider/desk/words/ko.ts";
import { tw } from "#provider/desk/words/tw.ts";
import { zh } from "#provider/desk/words/zh.ts";

export const LANGUAGE_COOKIE = "noren_desk_language";

/** The language that a page of the desk is in. */
export interface Speech {
  readonly locale: Locale;
  readonly language: WireLanguage;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly words: DeskWords;
}

/** The language chosen at the desk, else the browser's. */
export function speech(context: Context): Speech {
  const chosen = getCookie(context, LANGUAGE_COOKIE) ?? "";
  const locale = isLocale(chosen)
    ? chosen
    : localeFromAcceptLanguage(context.req.header("accept-language") ?? "");
  const language = wireLanguage(locale);
  return { locale, language, lang: words[language] ? bcp47(locale) : "en", words: deskWords(language) };
}

export type { DeskWords } from "#provider/desk/words/ja.ts";

/** Words of the desk by language: in English at least, which stands in for a language that they lack. */
export type ByLanguage<Words> = { readonly en: Words } & { readonly [Language in WireLanguage]?: Words };

export function wordsIn<Words>(words: ByLanguage<Words>, language: WireLanguage): Words {
  return words[language] ?? words.en;
}

const words: ByLanguage<DeskWords> = { ja, en, zh, tw, ko };

/** The desk's words in a language. */
export function deskWords(language: WireLanguage): DeskWords {
  return wordsIn(words, language);
}
