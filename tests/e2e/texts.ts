import { readFileSync } from "node:fs";
import { LANGUAGES } from "#contract/languages.ts";
import type { Locale } from "#domain/values/localeCodes.ts";

export type Language = Locale;

/** The tag by which a browser asks for a language. */
export const browserTag = (language: Language) => LANGUAGES[language].region;
type Texts = { readonly [key: string]: string | Texts };

/** What the app says in a language: `say("menu:addToCart")`, with names put in for what stands in double braces. */
export function textsIn(language: Language) {
  const kept = new Map<string, Texts>();
  const namespace = (name: string): Texts => {
    const file = new URL(`../../locales/${language}/${name}.json`, import.meta.url);
    const texts = kept.get(name) ?? (JSON.parse(readFileSync(file, "utf8")) as Texts);
    kept.set(name, texts);
    return texts;
  };
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [name = "", path = ""] = key.split(":");
    let found: string | Texts | undefined = namespace(name);
    for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined;
    if (typeof found !== "string") throw new Error(`There is no text ${key} in ${language}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
  };
}

export type Say = ReturnType<typeof textsIn>;
