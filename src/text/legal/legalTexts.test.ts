import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { matchRoute } from "#routes/matchRoute.ts";

const folder = fileURLToPath(new URL("../../../locales", import.meta.url));
const others = LOCALES.filter((locale) => locale !== "ja");

const Text = z.string().trim().min(1);
const Anchor = z.string().regex(/^[a-z][a-z-]*$/);
const Block = z.union([
  Text,
  z.strictObject({ list: z.array(Text).min(1) }),
  z.strictObject({ pairs: z.array(z.tuple([Text, Text])).min(1) }),
  z.strictObject({ show: z.enum(["disclosure", "contact"]) }),
]);
const LegalDocument = z.strictObject({
  description: Text,
  version: z.string().regex(/^\d+\.\d+$/),
  effective: z.iso.date(),
  intro: z.array(Block).min(1),
  sections: z.array(z.strictObject({ id: Anchor, title: Text, blocks: z.array(Block).min(1) })).min(1),
});
const Questions = z.strictObject({
  description: Text,
  items: z.array(z.strictObject({ id: Anchor, question: Text, blocks: z.array(Block).min(1) })).length(10),
});
const Words = z.strictObject({
  contents: Text,
  version: Text,
  effective: Text,
  print: Text,
  related: Text,
  operator: Text,
  storeIntro: Text,
  storeNote: Text,
  toOperator: Text,
  storeTerms: Text,
  storePrivacy: Text,
  storeTermsNote: Text,
  storePrivacyNote: Text,
  search: Text,
  searchPlaceholder: Text,
  clear: Text,
  found: Text,
  notFound: Text,
  notFoundText: Text,
  contact: Text,
  contactName: Text,
  contactPerson: Text,
});
const shapes: Readonly<Record<string, z.ZodType>> = {
  rule: LegalDocument,
  secret: LegalDocument,
  policy: LegalDocument,
  statute: LegalDocument,
  question: Questions,
  help: Questions,
  words: Words,
};

const read = (locale: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, locale, "legal", `${name}.json`), "utf8"));

/** What must be the same in every language of a text: its shape, anchors, dates, links, and names to be put in. */
function bones(value: unknown, key = ""): unknown {
  if (typeof value === "string") {
    if (["id", "show", "version", "effective"].includes(key) && !value.includes("{{")) return value;
    return [...value.matchAll(/\{\{\w+\}\}|\]\([^)]+\)/g)].map(([found]) => found).toSorted();
  }
  if (Array.isArray(value)) return value.map((each) => bones(each));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, each]) => [name, bones(each, name)] as const),
  );
}

const words = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(words);

const sentences = (locale: string) => Object.keys(shapes).flatMap((name) => words(read(locale, name)));

describe.each(Object.keys(shapes))("the legal text %s", (name) => {
  it.each(LOCALES)("is whole in %s", (locale) => {
    expect(shapes[name]?.safeParse(read(locale, name)).error?.issues).toBeUndefined();
  });

  it.each(others)("says as much in %s as in Japanese", (locale) => {
    expect(bones(read(locale, name))).toEqual(bones(read("ja", name)));
  });

  it("has an anchor once", () => {
    const ids = JSON.stringify(read("ja", name)).match(/"id":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the legal texts", () => {
  it.each(LOCALES)("are the same files in %s", (locale) => {
    const files = globSync("*.json", { cwd: join(folder, locale, "legal") });
    expect(files.map((file) => basename(file, ".json")).toSorted()).toEqual(Object.keys(shapes).toSorted());
  });

  it("lead to screens and sections that exist", () => {
    const links = sentences("ja").flatMap((text) =>
      [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address = ""]) => new URL(address, "http://app.test")),
    );
    expect(links.length).toBeGreaterThan(10);
    const dead = links.filter(({ pathname, hash }) => {
      const name = matchRoute(pathname, "")?.name;
      if (name === undefined) return true;
      return hash !== "" && !JSON.stringify(read("ja", name)).includes(`"id":"${hash.slice(1)}"`);
    });
    expect(dead.map(String)).toEqual([]);
  });

  it("are not left in Japanese", () => {
    const left = (locale: string, foreign: RegExp) => sentences(locale).filter((text) => foreign.test(text));
    const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
    const any = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
    expect([...left("zh-cn", kana), ...left("zh-tw", kana), ...left("en", any), ...left("kr", any)]).toEqual(
      [],
    );
  });

  it("tell simplified characters from traditional ones", () => {
    expect(sentences("zh-tw").join("")).not.toMatch(/[单订门电话请账这们时间开关务币书网]/);
    expect(sentences("zh-cn").join("")).not.toMatch(/[單訂門電話請帳這們時間開關務幣書網]/);
  });
});
