import { type Locale, localeFromStored, preferredLocale } from "#domain/values/localeCodes.ts";
import type { HostKind } from "#state/account/signInPath.ts";
import { LOCALE_KEY } from "#state/page/choices.ts";
import { local } from "#state/storage/storage.ts";

/** LINE's and WeChat's own browsers, by their user agents; every other one is a browser. */
export function detectHost(userAgent: string): HostKind {
  if (/\bLine\/\d|\bLIFF\b/.test(userAgent)) return "line";
  return /MicroMessenger/i.test(userAgent) ? "wechat" : "browser";
}

/** The language to start in: the customer's choice, old codes migrated, else what the browser prefers, else Japanese. */
export function chooseLocale(languages: readonly string[]): Locale {
  const stored = local.get(LOCALE_KEY);
  const kept = stored === null ? null : localeFromStored(stored);
  if (kept !== null && kept !== stored) local.set(LOCALE_KEY, kept);
  return kept ?? preferredLocale(languages);
}
