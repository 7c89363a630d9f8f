import * as z from "zod/mini";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import { readData } from "./readData.ts";

const Kana = z.string().check(z.regex(/^[ぁ-ゖー]+(?: [ぁ-ゖー]+)*$/));

/** How the Japanese names of the demo's goods, options and stores are read, by the name. */
export const readings: Readonly<Record<string, string>> = readData("readings", z.record(z.string(), Kana));

/** The reading of a Japanese name; empty where it is written in kana, and read as it is written. */
export const readingOf = (name: string): string => readings[name] ?? "";

/** Options with their readings. */
export function withReadings(groups: readonly LocalizedOptionGroup[]): LocalizedOptionGroup[] {
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const reading = readingOf(option.name.ja);
      return reading === "" ? option : { ...option, reading };
    }),
  }));
}
