import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codes } from "#contract/codes.ts";
import { LOCALES } from "#domain/localeCodes.ts";
import { errorMessage } from "./errorMessage.ts";

const texts = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}/errors.json`, import.meta.url), "utf8"));
const placeholders = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe.each(LOCALES)("the messages in %s", (locale) => {
  it("say every code, and nothing else", () => {
    expect(Object.keys(texts(locale)).toSorted()).toEqual(Object.keys(codes).toSorted());
    expect(Object.values(texts(locale)).every((text) => text.trim().length > 1)).toBe(true);
  });

  it("have the places of the Japanese ones", () => {
    for (const [code, text] of Object.entries(texts("ja"))) {
      expect(placeholders(texts(locale)[code])).toEqual(placeholders(text));
    }
  });
});

it("fills in what the answer's data says", () => {
  expect(errorMessage(90006, "en", { seconds: 12 })).toBe(
    "Too many requests. Please try again in 12 seconds.",
  );
  expect(errorMessage(114, "en", { fields: ["people", "lines.0.number"] })).toContain(
    "people, lines.0.number",
  );
});

it("says less where the data says nothing", () => {
  expect(errorMessage(114, "en")).toBe("Something is missing or not right.");
  expect(errorMessage(114, "ja")).toBe("入力内容に不足または誤りがあります。");
});

it("never shows a bare placeholder", () => {
  expect(errorMessage(90006, "ja")).not.toContain("{{");
});

it("has something to say of a code that it does not know", () => {
  expect(errorMessage(4711, "en")).toContain("Sorry");
});
