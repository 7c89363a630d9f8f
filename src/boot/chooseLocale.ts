import { type Locale, localeFromStored, preferredLocale } from "#domain/localeCodes.ts";
import { local } from "#state/local.ts";
import { LOCALE_KEY } from "#state/locale.ts";

/** The language to start in: the customer's choice, old codes migrated, else what the browser prefers, else Japanese. */
export function chooseLocale(languages: readonly string[]): Locale {
  const stored = local.get(LOCALE_KEY);
  const kept = stored === null ? null : localeFromStored(stored);
  if (kept !== null && kept !== stored) local.set(LOCALE_KEY, kept);
  return kept ?? preferredLocale(languages);
}
