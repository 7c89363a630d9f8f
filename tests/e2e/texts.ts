import { readFileSync } from "node:fs";

/** The five languages, each with the tag by which a browser asks for it and the page says it. */
export const TAGS = { ja: "ja-JP", "zh-cn": "zh-CN", "zh-tw": "zh-TW", en: "en-US", kr: "ko-KR" } as const;
export type Language = keyof typeof TAGS;
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
