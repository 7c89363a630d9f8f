import { isRecord } from "./isRecord.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import en from "#locales/en/errors.json" with { type: "json" };
import ja from "#locales/ja/errors.json" with { type: "json" };
import ko from "#locales/kr/errors.json" with { type: "json" };
import zh from "#locales/zh-cn/errors.json" with { type: "json" };
import tw from "#locales/zh-tw/errors.json" with { type: "json" };

const texts: Record<WireLanguage, Readonly<Record<string, string>>> = { ja, zh, en, tw, ko };

/** What a code means to a customer and what to do about it; `{{name}}` stands for a field of `data`. */
export function errorMessage(code: number, language: WireLanguage, data?: unknown): string {
  const text = texts[language][code] ?? texts[language]["90008"] ?? "";
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = isRecord(data) ? data[name] : undefined;
    return Array.isArray(value)
      ? value.join(", ")
      : typeof value === "number" || typeof value === "string"
        ? String(value)
        : "";
  });
}
