import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { Locale } from "#domain/values/localeCodes.ts";

export const ENTRIES = ["order", "myOrders", "myCoupons", "refillCard", "mall"] as const;
/** What one can tap beside the languages. */
export type Entry = (typeof ENTRIES)[number];

/** LINE takes 14 characters on the bar under the chat, and reads out 20 of each entry. */
const MenuWords = z.record(z.enum(["chatBar", ...ENTRIES]), z.string());

/** The words of the menus, which are the app's own for the same screens. */
export function menuWords(locale: Locale): z.infer<typeof MenuWords> {
  const file = new URL(`../../locales/${locale}/line/richMenus.json`, import.meta.url);
  return MenuWords.parse(JSON.parse(readFileSync(file, "utf8")));
}
