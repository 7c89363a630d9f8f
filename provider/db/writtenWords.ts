import * as z from "zod/mini";
import { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "./tables/columns.ts";

const Texts = z.record(WireLanguage, z.string());

/** One text as data files hold it: in the languages that they are written in; in any other it is English. */
export const Words = z.pipe(
  z.strictObject({ ja: z.string(), zh: z.string(), en: z.string(), tw: z.string(), ko: z.string() }),
  z.transform((texts): Localized => {
    const written: Readonly<Record<string, string>> = texts;
    return inEach((language) => written[language] ?? texts.en);
  }),
);

/** The text that `say` makes for each language. */
export function inEach(say: (language: WireLanguage) => string): Localized {
  const texts = WireLanguage.def.values.map((language) => [language, say(language)]);
  return z.parse(Texts, Object.fromEntries(texts));
}
