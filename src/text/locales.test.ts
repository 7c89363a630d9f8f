import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";

const folder = fileURLToPath(new URL("../../locales", import.meta.url));
const others = LOCALES.filter((locale) => locale !== "ja");
const filesOf = (locale: string) =>
  globSync("{,provider/,line/}*.json", { cwd: join(folder, locale) }).map((file) =>
    file.replace(/\.json$/, ""),
  );
const namespaces = filesOf("ja");

type Tree = { readonly [key: string]: string | Tree };

/** Every text of a namespace by its whole key. */
function texts(locale: string, namespace: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (tree: Tree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") found.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  };
  walk(JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), "utf8")) as Tree, "");
  return found;
}

const placeholders = (text: string) =>
  [...new Set(text.match(/\{\{\s*[\w.]+/g)?.map((one) => one.slice(2).trim()))].toSorted();
/** A key without the plural form that some languages write and Japanese does not. */
const meaning = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** Names that are written alike everywhere. */
const brands = /Merpay|LINE|WeChat|PayPay|Noren|QR|Visa|Mastercard|JCB|American Express|Diners Club/g;

describe.each(namespaces)("the texts of %s", (namespace) => {
  const japanese = texts("ja", namespace);

  it.each(LOCALES)("say something under every key in %s", (locale) => {
    const empty = [...texts(locale, namespace)].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it.each(others)("have the same keys in %s", (locale) => {
    const keys = new Set([...texts(locale, namespace).keys()].map(meaning));
    expect([...keys].toSorted()).toEqual([...new Set([...japanese.keys()].map(meaning))].toSorted());
  });

  it.each(others)("take the same values in %s", (locale) => {
    for (const [key, text] of texts(locale, namespace)) {
      const source =
        japanese.get(key) ?? japanese.get(meaning(key)) ?? japanese.get(`${meaning(key)}_other`) ?? "";
      expect({ key, takes: placeholders(text) }).toEqual({ key, takes: placeholders(source) });
    }
  });

  it.each(others)("are not left in Japanese in %s", (locale) => {
    const foreign = locale.startsWith("zh")
      ? /[\p{Script=Hiragana}\p{Script=Katakana}]/u
      : /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
    const left = [...texts(locale, namespace)].filter(([, text]) => foreign.test(text));
    expect(left).toEqual([]);
  });

  it("are in Korean where Korean is chosen, and in Chinese characters where Chinese is", () => {
    const words = (text: string) => text.replace(/\{\{.*?\}\}/g, "").replace(brands, "");
    const wordless = (locale: string, script: RegExp) =>
      [...texts(locale, namespace)].filter(
        ([, text]) => /\p{Letter}/u.test(words(text)) && !script.test(text),
      );
    expect(wordless("kr", /\p{Script=Hangul}/u)).toEqual([]);
    expect(wordless("zh-cn", /\p{Script=Han}/u)).toEqual([]);
    expect(wordless("zh-tw", /\p{Script=Han}/u)).toEqual([]);
  });
});

describe("the languages", () => {
  it.each(others)("have the same files: %s", (locale) => {
    expect(filesOf(locale).toSorted()).toEqual(namespaces.toSorted());
  });

  it("tell simplified characters from traditional ones", () => {
    const chinese = (locale: string) =>
      namespaces.flatMap((namespace) => [...texts(locale, namespace).values()]).join("");
    expect(chinese("zh-tw")).not.toMatch(/[单订门电话请账这们时间开关]/);
    expect(chinese("zh-cn")).not.toMatch(/[單訂門電話請帳這們時間開關]/);
  });
});
