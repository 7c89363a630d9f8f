import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { allCalls, codeNames } from "#contract/registry.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { envelopeBody, errorMessage, rememberBytes, success } from "./envelope.ts";

const texts = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}/errors.json`, import.meta.url), "utf8"));
const placeholders = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe.each(LOCALES)("the messages in %s", (locale) => {
  it("say every code, and nothing else", () => {
    const said = Object.keys(texts(locale)).map((key) => key.replace(/_.*/, ""));
    expect([...new Set(said)].toSorted()).toEqual([...codeNames.keys()].map(String).toSorted());
    expect(Object.values(texts(locale)).every((text) => text.trim().length > 1)).toBe(true);
  });

  it("have the places of the Japanese ones", () => {
    for (const [code, text] of Object.entries(texts("ja"))) {
      expect(placeholders(texts(locale)[code])).toEqual(placeholders(text));
    }
  });
});

it("fills in what the answer's data says", () => {
  expect(errorMessage(Code.tooManyRequests, "en", { seconds: 12 })).toBe(
    "Too many requests. Please try again in about 12 s.",
  );
});

it("says why a table's order is not taken now, and when it may be", () => {
  expect(errorMessage(Code.tooManyRequests, "en", { seconds: 301, reason: "pace" })).toBe(
    "Several orders came in a short time, so we can’t take another one yet. Try again in about 6 min, or ask our staff.",
  );
  expect(errorMessage(Code.tooManyRequests, "ja", { seconds: 60, reason: "let_in" })).toContain("約1分後に");
  expect(errorMessage(Code.tooManyRequests, "en", { seconds: 12, reason: "of another provider" })).toContain(
    "about 12 s",
  );
});

it("says of lines that are all over what one may order that they are, and not that stock is short", () => {
  const lines = [{ reason: "limit" }, { reason: "limit" }];
  expect(errorMessage(Code.stockShort, "en", { lines })).toBe(
    "An item in your cart is over the number you can order at once. Please change the quantity.",
  );
  expect(errorMessage(Code.stockShort, "en", { lines: [...lines, { reason: "short" }] })).toBe(
    errorMessage(Code.stockShort, "en"),
  );
});

it("names fields as people call them, and not those that nobody fills in", () => {
  const data = { fields: ["people", "lines.0.number", "contact.phone", "lines.1.number", "store_id"] };
  expect(errorMessage(Code.missingParameter, "en", data)).toBe(
    "Something is missing or incorrect (number of guests, quantity, phone number). Please check what you entered.",
  );
  expect(errorMessage(Code.missingParameter, "ja", data)).toContain("（ご利用人数、数量、電話番号）");
  expect(errorMessage(Code.missingParameter, "ko", { fields: ["cursor"] })).toBe(
    "빠졌거나 잘못된 항목이 있습니다. 다시 확인해 주세요.",
  );
});

it.each(["ja", "zh", "en", "tw", "ko"] as const)("shows no field of the API in %s", (language) => {
  const fields = allCalls.flatMap(({ request }) =>
    "shape" in request ? Object.keys(request.shape ?? {}) : [],
  );
  expect(fields.length).toBeGreaterThan(100);
  for (const field of fields) {
    expect(errorMessage(Code.missingParameter, language, { fields: [field, `${field}.0.of`] })).not.toMatch(
      /_|\.\d/,
    );
  }
});

it("says less where the data says nothing", () => {
  expect(errorMessage(Code.missingParameter, "en")).toBe(
    "Something is missing or incorrect. Please check what you entered.",
  );
  expect(errorMessage(Code.missingParameter, "ja")).toBe(
    "入力内容に不足または誤りがあります。もう一度ご確認ください。",
  );
});

it("never shows a bare placeholder", () => {
  expect(errorMessage(Code.tooManyRequests, "ja")).not.toContain("{{");
});

it("has something to say of a code that it does not know", () => {
  expect(errorMessage(4711, "en")).toContain("Sorry");
});

it("says the same whether its data is kept or not", () => {
  const made = success({ name: "らーめん", tags: ["辛い", "😀"] });
  const others = [made, { ...made, session: "ended" as const }, { ...made, code: Code.receiptConfirmed }];
  expect(others.map((each) => envelopeBody(each))).toEqual(others.map((each) => JSON.stringify(each)));
  rememberBytes(made.data);
  const kept = others.map((each) => envelopeBody(each));
  expect(kept.every((body) => body instanceof Uint8Array)).toBe(true);
  expect(kept.map((body) => JSON.parse(String(body)))).toEqual(others);
});
