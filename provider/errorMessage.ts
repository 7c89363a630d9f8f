import { isRecord } from "#domain/isRecord.ts";
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
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    worded(isRecord(data) ? data[name] : undefined),
  );
  // What was said in brackets, and is not known, leaves none behind.
  return filled.replace(/\s?(?:\(\)|（）)/, "");
}

function worded(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}
