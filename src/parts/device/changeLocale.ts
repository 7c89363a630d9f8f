import type { i18n } from "i18next";
import type { createStore } from "jotai";
import { bcp47, type Locale } from "#domain/values/localeCodes.ts";
import { keepCookie, LOCALE_KEY, localeAtom } from "#state/page/choices.ts";
import { local } from "#state/storage/storage.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";

/**
 * Shows the app in another language: its texts first, then everything at once, so that no screen is ever in two.
 * The choice is kept in local storage, and in a cookie so that the server's HTML is in it next time.
 */
export async function changeLocale(
  locale: Locale,
  texts: i18n,
  store: Pick<ReturnType<typeof createStore>, "set">,
): Promise<void> {
  const shown = texts.getDataByLanguage(texts.language) ?? { common: {} };
  await ensureTexts(texts, loadTexts, locale, Object.keys(shown));
  local.set(LOCALE_KEY, locale);
  keepCookie(LOCALE_KEY, locale, document);
  document.documentElement.lang = bcp47(locale);
  store.set(localeAtom, locale);
  await texts.changeLanguage(locale);
}
