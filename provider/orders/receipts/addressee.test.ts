import { expect, it } from "vitest";
import { cleanTitle } from "./making.ts";
import { addressee } from "./receiptFacts.ts";

it.each([
  ["株式会社のれん", "株式会社のれん 様"],
  ["株式会社のれん御中", "株式会社のれん御中"],
  ["山田花子 様", "山田花子 様"],
  ["上様", "上様"],
  ["ACME Ltd.", "ACME Ltd. 様"],
])("%s is addressed as %s", (title, shown) => {
  expect(addressee(title)).toBe(shown);
});

it.each([
  ["  株式会社　のれん ", "株式会社 のれん"],
  ["A\r\nBcc: b@c.test", "A Bcc: b@c.test"],
  ["abc\u202etxt.exe", "abc txt.exe"],
  ["\u200b\u2028\t", ""],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanTitle(typed)).toBe(kept);
});
