import * as z from "zod/mini";
import { Text, WireLanguage } from "#contract/scalars.ts";

/** Words as somebody writes them: in a language that is missing the Japanese ones stand. */
export const Words = (most: number) => z.partialRecord(WireLanguage, Text(most));

/** The same, of which there have to be Japanese ones. */
export const NeededWords = (most: number) =>
  Words(most).check(z.refine(({ ja = "" }) => ja !== "", { path: ["ja"] }));
