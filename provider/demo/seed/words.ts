import { inEach, type Localized } from "#provider/db/tables/columns.ts";

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
