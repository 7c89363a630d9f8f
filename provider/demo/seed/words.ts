import * as z from "zod/mini";
import { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

const Texts = z.record(WireLanguage, z.string());

/** One text in the languages that the demo is written in; in any other it is English. */
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

/** The same text in every language: a phone number, a time of day. */
export const same = (text: string): Localized => inEach(() => text);

/** A text whose names in braces, as "{yen}", stand for `values`. @throws RangeError for a name that has no value */
export function fill(
  text: Localized,
  values: Readonly<Record<string, string | number | Localized>>,
): Localized {
  return inEach((language) =>
    (text[language] ?? text.ja).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`Nothing to put in for {${name}}`);
      return typeof value === "object" ? value[language] : String(value);
    }),
  );
}

/** Yen with separators, as all five languages write them. */
export const figure = (yen: number): string => yen.toLocaleString("en-US");
