import { atom } from "jotai";
import type { Locale } from "#domain/localeCodes.ts";

/** Key of local storage, and name of the cookie, that keeps the choice of language (specification, section 1). */
export const LOCALE_KEY = "locale";

/** The language shown. Boot sets it before the first render. */
export const localeAtom = atom<Locale>("ja");
