import { atom } from "jotai";
import type { Locale } from "#domain/localeCodes.ts";

/** The language shown. Boot sets it before the first render. */
export const localeAtom = atom<Locale>("ja");
