import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  bcp47,
  closestTag,
  isLocale,
  localeFromAcceptLanguage,
  localeFromStored,
  LOCALES,
  preferredLocale,
  wireLanguage,
} from "./localeCodes.ts";

test.each([
  ["ja", "ja", "ja"],
  ["zh-cn", "zh", "zh-Hans"],
  ["en", "en", "en"],
  ["zh-tw", "tw", "zh-Hant"],
  ["kr", "ko", "ko"],
] as const)("%s is %s on the wire and %s in the page", (locale, wire, tag) => {
  expect(wireLanguage(locale)).toBe(wire);
  expect(bcp47(locale)).toBe(tag);
  expect(LOCALES).toContain(locale);
});

test.each([
  ["jp", "ja"],
  ["zh", "zh-cn"],
  ["tc", "zh-tw"],
  ["ja", "ja"],
  ["kr", "kr"],
  ["zh-tw", "zh-tw"],
  ["tw", null],
  ["ko", null],
  ["", null],
  ["constructor", null],
])("the stored code %s becomes %s", (stored, locale) => {
  expect(localeFromStored(stored)).toBe(locale);
});

test.each([
  [["ja-JP", "en"], "ja"],
  [["en-GB"], "en"],
  [["ko-KR"], "kr"],
  [["ko"], "kr"],
  [["zh"], "zh-cn"],
  [["zh-CN"], "zh-cn"],
  [["zh-SG"], "zh-cn"],
  [["zh-MY"], "zh-cn"],
  [["zh-Hans"], "zh-cn"],
  [["zh-Hans-HK"], "zh-cn"],
  [["zh-TW"], "zh-tw"],
  [["zh-HK"], "zh-tw"],
  [["zh-MO"], "zh-tw"],
  [["zh-Hant"], "zh-tw"],
  [["zh-Hant-CN"], "zh-tw"],
  [["ZH_hk"], "zh-tw"],
  [["yue-HK"], "zh-tw"],
  [["yue-Hans-CN"], "zh-cn"],
  [["tlh", "qaa", "zh-HK", "ja"], "zh-tw"],
  [["tlh-001", "kr"], "ja"],
  [[""], "ja"],
  [[], "ja"],
])("a browser that prefers %s reads %s", (preferences, locale) => {
  expect(preferredLocale(preferences)).toBe(locale);
});

test.each([
  ["pt-BR", "pt-BR"],
  ["PT_br", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["pt", "pt-BR"],
  ["es-MX", "es-MX"],
  ["es-AR", "es"],
  ["zh-HK", "zh-Hant"],
  ["tlh", null],
])("of languages some of which are a region's, %s is served by %s", (wanted, tag) => {
  expect(closestTag(wanted, ["ja", "pt-BR", "es", "es-MX", "zh-Hans", "zh-Hant"])).toBe(tag);
});

test.each([
  ["zh-TW,zh;q=0.9,en;q=0.8", "zh-tw"],
  ["tlh;q=0.9, en;q=0.3, ko;q=0.7", "kr"],
  ["en;q=0, ja;q=0.1", "ja"],
  ["en;q=0", "ja"],
  ["en;Q=0.2,zh-cn ; q=0.5", "zh-cn"],
  ["en;level=1;q=0.4,ko;q=0.5", "kr"],
  ["ko,en", "kr"],
  ["*", "ja"],
  ["", "ja"],
  ["en;q=nonsense", "ja"],
])("Accept-Language: %s reads %s", (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});

test("any header and any stored text lead to a language that exists", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isLocale(localeFromAcceptLanguage(text))).toBe(true);
      expect(isLocale(localeFromStored(text) ?? "ja")).toBe(true);
    }),
  );
});
