// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { chooseLocale } from "./chooseLocale.ts";

beforeEach(() => localStorage.clear());

describe("the language to start in", () => {
  it.each(["ja", "zh-cn", "en", "zh-tw", "kr"] as const)(
    "is the customer's choice %s, whatever the browser prefers",
    (kept) => {
      localStorage.setItem("locale", kept);
      expect(chooseLocale(["fr", "en"])).toBe(kept);
      expect(localStorage.getItem("locale")).toBe(kept);
    },
  );

  it.each([
    ["jp", "ja"],
    ["zh", "zh-cn"],
    ["tc", "zh-tw"],
  ])("understands the older code %s and writes it anew", (old, now) => {
    localStorage.setItem("locale", old);
    expect(chooseLocale(["en"])).toBe(now);
    expect(localStorage.getItem("locale")).toBe(now);
  });

  it.each([
    [["fr-FR", "ko-KR", "en"], "kr"],
    [["zh-Hant-HK"], "zh-tw"],
    [["zh-SG"], "zh-cn"],
    [["en-GB"], "en"],
    [["fr"], "ja"],
    [[], "ja"],
  ])("is what a browser that prefers %j can have, and nothing is kept", (languages, locale) => {
    expect(chooseLocale(languages)).toBe(locale);
    expect(localStorage.getItem("locale")).toBeNull();
  });

  it("takes a kept word that is no language for none, and leaves it", () => {
    localStorage.setItem("locale", "klingon");
    expect(chooseLocale(["en"])).toBe("en");
    expect(localStorage.getItem("locale")).toBe("klingon");
  });
});
