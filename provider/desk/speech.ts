import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { WireLanguage } from "#contract/scalars.ts";
import { isLocale, type Locale, localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";

export const LANGUAGE_COOKIE = "noren_desk_language";

/** The language that the desk speaks with somebody: the one chosen there, else the browser's. */
export function speech(context: Context): { readonly locale: Locale; readonly language: WireLanguage } {
  const chosen = getCookie(context, LANGUAGE_COOKIE) ?? "";
  const locale = isLocale(chosen)
    ? chosen
    : localeFromAcceptLanguage(context.req.header("accept-language") ?? "");
  return { locale, language: wireLanguage(locale) };
}
