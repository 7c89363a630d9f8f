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
import { type DeskWords, deskWords } from "./words.ts";

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
  return { locale, language, lang: bcp47(locale), words: deskWords(language) };
}
