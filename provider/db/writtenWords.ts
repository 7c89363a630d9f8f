import * as z from "zod/mini";
import { inEach, type Localized } from "./tables/columns.ts";

/** One text as data files hold it: in the languages that they are written in; in any other it is English. */
export const Words = z.pipe(
  z.strictObject({ ja: z.string(), zh: z.string(), en: z.string(), tw: z.string(), ko: z.string() }),
  z.transform((texts): Localized => {
    const written: Readonly<Record<string, string>> = texts;
    return inEach((language) => written[language] ?? texts.en);
  }),
);
