import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockTime, day, dayAndTime, money, ratingText } from "./formats.ts";
import { intlTag } from "./useLanguageTag.ts";

describe("formats", () => {
  describe("money", () => {
    it.each([
      [0, "¥0"],
      [980, "¥980"],
      [1_280, "¥1,280"],
      [1_234_567, "¥1,234,567"],
      [-100, "−¥100"],
    ])("%i yen is %s in every language", (yen, text) => {
      expect(money(yen)).toBe(text);
    });

    it("loses no yen", () => {
      fc.assert(
        fc.property(fc.nat(99_999_999), (yen) => {
          expect(Number(money(yen).replaceAll(/[¥,]/g, ""))).toBe(yen);
        }),
      );
    });
  });

  describe("a time", () => {
    const noon = "2026-11-21T03:00:00Z";

    it.each(["ja", "en", "zh-cn", "zh-tw", "kr"])(
      "is the store's own, not the phone's, and of 24 hours in %s",
      (locale) => {
        const tag = intlTag(locale);
        expect(clockTime(noon, tag, "Asia/Tokyo")).toBe("12:00");
        expect(clockTime("2026-11-21T15:05:00Z", tag, "Asia/Tokyo")).toBe("00:05");
        expect(dayAndTime(noon, tag, "Asia/Tokyo")).toContain("12:00");
        expect(dayAndTime(noon, tag, "Asia/Tokyo")).toContain("21");
        expect(day(noon, tag, "Asia/Tokyo")).toContain("2026");
      },
    );

    it("is in another zone where the store stands there", () => {
      expect(clockTime(noon, "ja", "Asia/Seoul")).toBe("12:00");
      expect(clockTime(noon, "ja", "Asia/Shanghai")).toBe("11:00");
    });

    it("near midnight falls on the store's day", () => {
      expect(day("2026-11-21T16:00:00Z", "ja", "Asia/Tokyo")).toContain("22");
    });
  });

  describe("the tag of a language", () => {
    it("is Korean's own for kr, which would be Kanuri, and Japanese for what nobody knows", () => {
      expect([intlTag("kr"), intlTag("zh-tw"), intlTag("tlh")]).toEqual(["ko", "zh-TW", "ja"]);
    });
  });
});

describe("rating", () => {
  it("shows one decimal, of a whole number too", () => {
    expect([4, 4.5, 3.96, 0].map(ratingText)).toEqual(["4.0", "4.5", "4.0", "0.0"]);
  });
});
