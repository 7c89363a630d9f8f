import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "#domain/values/localeCodes.ts";

type Texts = { readonly [key: string]: string | Texts };

const kept = new Map<Locale, string[]>();

/** Every text of the app in a language that stands by itself, without values to put in. */
export function ownTexts(locale: Locale): string[] {
  const known = kept.get(locale);
  if (known !== undefined) return known;
  const folder = new URL(`../../../locales/${locale}/`, import.meta.url);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => leaves(JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Texts))
    .filter((text) => !text.includes("{{"));
  kept.set(locale, texts);
  return texts;
}

function leaves(texts: Texts): string[] {
  return Object.values(texts).flatMap((each) => (typeof each === "string" ? [each] : leaves(each)));
}
