import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import * as whole from "i18next";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { readLanguage } from "#text/loadTexts.ts";
import { keysOf } from "#text/otherLanguages.ts";
import { leaner } from "./leanTexts.ts";

const folder = mkdtempSync(join(tmpdir(), "noren-lean-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.doUnmock("i18next"));

const i18nextFile = fileURLToPath(import.meta.resolve("i18next"));
const leanFile = join(folder, "lean.mjs");
writeFileSync(leanFile, leaner(readFileSync(i18nextFile, "utf8")));
const lean: typeof whole = await import(pathToFileURL(leanFile).href);

/** A language's texts by their namespace. */
const textsOf = async (locale: string) =>
  Object.fromEntries(
    Object.entries(await readLanguage(locale)).map(([file, texts]) => [
      file.slice("./".length, -".json".length),
      texts,
    ]),
  );

/** The texts as they are started with this i18next, and how they are asked for by any key. */
async function startWith(i18next: typeof whole, locale: string) {
  vi.resetModules();
  vi.doMock("i18next", () => i18next);
  const { startTexts } = await import("#text/instance.ts");
  const texts = startTexts(locale, await textsOf(locale));
  const say = (key: string, options?: Readonly<Record<string, unknown>>): unknown =>
    Reflect.apply(texts.t, texts, [key, options]);
  return { texts, say };
}

/** Stands for whatever a text names. */
const values = { name: "<b>{{total}}</b>", total: "¥1,380", minutes: 35, percent: 15, day: "11/24" };

for (const locale of LOCALES)
  test(`what is left of i18next says every text as the whole does (${locale})`, async () => {
    const keys = [...keysOf(await textsOf(locale))].map((key) => key.replace(".", ":"));
    const said = async (i18next: typeof whole) => {
      const { say } = await startWith(i18next, locale);
      return keys.flatMap((key) => [
        say(key),
        ...[0, 1, 2, 11].map((count) => say(key, { ...values, count })),
      ]);
    };
    expect(await said(lean)).toEqual(await said(whole));
    expect(keys.length).toBeGreaterThan(1_000);
  });

test("what a guest typed names no text of ours", async () => {
  const { texts, say } = await startWith(lean, "en");
  texts.addResourceBundle("en", "greeting", { hello: "Hello {{name}}" });
  expect(say("greeting:hello", { name: "$t(common:close)" })).toBe("Hello $t(common:close)");
});

test("a language that comes later is spoken, and whoever listens is told", async () => {
  const { texts, say } = await startWith(lean, "ja");
  const told: string[] = [];
  texts.on("languageChanged", (language) => told.push(language));
  texts.addResourceBundle("zh-tw", "common", { close: "關閉" });
  await texts.changeLanguage("zh-tw");
  expect(told).toEqual(["zh-tw"]);
  expect(texts.hasLoadedNamespace("common")).toBe(true);
  expect(say("common:close")).toBe("關閉");
});

test("a package that is written in another way is an error", () => {
  expect(() => leaner("class Translator {}")).toThrow("i18next has no");
});
