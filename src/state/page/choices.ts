import { atom } from "jotai";
import type { Locale } from "#domain/values/localeCodes.ts";

/** Seconds of a year. */
const REMEMBERED = 31_536_000;

/** Keeps a choice for a year where the server reads it as well, so that its pages come so; null forgets it. */
export function keepCookie(name: string, value: string | null, page: Pick<Document, "cookie">): void {
  page.cookie = `${name}=${value};Path=/;Max-Age=${value ? REMEMBERED : 0};SameSite=Lax`;
}

/** Key of local storage, and name of the cookie, that keeps the choice of language (specification, section 1). */
export const LOCALE_KEY = "locale";

/** The language shown. Boot sets it before the first render. */
export const localeAtom = atom<Locale>("ja");
