import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import * as z from "zod/mini";
import { bcp47, LOCALES } from "#domain/values/localeCodes.ts";
import { escapeHtml } from "#domain/values/untrusted.ts";

/** What the page says where no script can: none of the app came, or scripts are off. */
const Words = z.object({ notLoaded: z.string(), noScript: z.string() });

/** Writes these words into index.html in every language, as nobody knows yet which one is read. */
export function pageWords(): Plugin {
  return { name: "noren:page-words", transformIndexHtml: writeWords };
}

/** @throws when a language lacks a sentence, or the page has no place for one */
export function writeWords(html: string): string {
  const words = LOCALES.map((locale) => {
    const file = new URL(`../../../locales/${locale}/page/withoutScript.json`, import.meta.url);
    return { lang: bcp47(locale), ...Words.parse(JSON.parse(readFileSync(file, "utf8"))) };
  });
  return (["notLoaded", "noScript"] as const).reduce((page, name) => {
    const place = `<!--noren:${name}-->`;
    if (!page.includes(place)) throw new Error(`index.html lacks ${place}`);
    const lines = words.map((each) => `<p lang="${each.lang}">${escapeHtml(each[name])}</p>`);
    return page.replace(place, () => lines.join(""));
  }, html);
}
