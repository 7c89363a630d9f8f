import { WireLanguage } from "#contract/scalars.ts";
import { isLocale, localeFromAcceptLanguage, localeOfTag, wireLanguage } from "#domain/values/localeCodes.ts";

/**
 * The page's language: the one asked for in its address, by the code of the wire, of the client or of browsers; else the
 * first of the browser's that we have, else Japanese.
 */
export function sandboxLanguage(asked: string | undefined, accepted: string | undefined): WireLanguage {
  return known((asked ?? "").toLowerCase()) ?? wireLanguage(localeFromAcceptLanguage(accepted ?? ""));
}

function known(code: string): WireLanguage | undefined {
  const locale = isLocale(code) ? code : localeOfTag(code);
  return WireLanguage.safeParse(code).data ?? (locale === null ? undefined : wireLanguage(locale));
}
