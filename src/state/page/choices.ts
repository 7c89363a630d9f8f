import { atom } from "jotai";
import type { OffPremises } from "#contract/enumerations.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** Seconds of a year. */
const REMEMBERED = 31_536_000;

/** Keeps a choice for a year where the server reads it as well, so that its pages come so; null forgets it. */
export function keepCookie(name: string, value: string | null, page: Pick<Document, "cookie">): void {
  const age = value === null ? 0 : REMEMBERED;
  page.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Key of local storage, and name of the cookie, that keeps the choice of language (specification, section 1). */
export const LOCALE_KEY = "locale";

/** The language shown. Boot sets it before the first render. */
export const localeAtom = atom<Locale>("ja");

/** How the customer last ordered without sitting at a table; null: not yet. */
export const lastModeAtom = storedAtom<OffPremises | null>("noren.mode", null, {
  read: (text) => (text === "2" ? 2 : text === "3" ? 3 : null),
  write: (mode) => (mode === null ? null : String(mode)),
});

const MODE_COOKIE = "mode";

/** Tells the server how one orders: what it would draw of the other way would jump. */
export function keepModeCookie(mode: OffPremises, page: Pick<Document, "cookie">): void {
  keepCookie(MODE_COOKIE, String(mode), page);
}

/** Whether a browser's cookies say that deliveries were ordered last. */
export function hasHadDelivered(cookie: string): boolean {
  return new RegExp(`(?:^|;\\s*)${MODE_COOKIE}=3(?:;|$)`).test(cookie);
}
