import * as fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { clockTime, dateAndTime, day, dayAndTime, isOneDay, money, ratingText } from "./formats.ts";
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

    it.each(["ja", "en", "zh-cn", "zh-tw", "kr"])("of Japan's clock is as Intl has it in %s", (locale) => {
      const tag = intlTag(locale);
      const byIntl = new Intl.DateTimeFormat(tag, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: "Asia/Tokyo",
      });
      const range = { min: new Date("1952-01-01"), max: new Date("2100-01-01"), noInvalidDate: true };
      fc.assert(
        fc.property(fc.date(range), (at) => {
          expect(clockTime(at.toISOString(), tag, "Asia/Tokyo")).toBe(byIntl.format(at));
        }),
      );
    });

    it.each([
      ["2026-11-20T15:00:00Z", "2026-11-21T14:59:59Z", "Asia/Tokyo", true],
      ["2026-11-21T14:59:59Z", "2026-11-21T15:00:00Z", "Asia/Tokyo", false],
      ["2026-11-20T16:00:00Z", "2026-11-21T15:59:59Z", "Asia/Shanghai", true],
      ["2026-11-21T15:59:59Z", "2026-11-21T16:00:00Z", "Asia/Shanghai", false],
    ])("%s and %s are in %s of one day: %s", (time, other, timeZone, is) => {
      expect(isOneDay(time, other, timeZone)).toBe(is);
    });

    it.each([
      ["2026-11-21T00:30:00Z", "ja", "今日 09:30"],
      ["2026-11-21T15:30:00Z", "ja", "明日 00:30"],
      ["2026-11-20T14:59:00Z", "ja", "昨日 23:59"],
      ["2026-11-22T14:59:00Z", "en", "tomorrow 23:59"],
      ["2026-11-21T00:30:00Z", "zh-CN", "今天 09:30"],
      ["2026-11-21T00:30:00Z", "zh-TW", "今天 09:30"],
      ["2026-11-21T15:30:00Z", "ko", "내일 00:30"],
      ["2026-11-22T15:00:00Z", "ja", "11月23日(月) 00:00"],
      ["2027-01-05T15:00:00Z", "ja", "2027年1月6日(水) 00:00"],
      ["2027-01-01T15:00:00Z", "en-US", "Sat, Jan 2, 2027, 00:00"],
    ])("%s is, in %s, by the store's calendar: %s", (time, tag, words) => {
      vi.useFakeTimers({ now: Date.parse(noon), toFake: ["Date"] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      expect(dayAndTime(time, tag, "Asia/Tokyo")).toBe(words);
    });

    it("that is read later is by its date", () => {
      const now = new Date().toISOString();
      expect(dateAndTime(now, "ja", "Asia/Tokyo")).toMatch(/^\d+月\d+日\(.\) \d\d:\d\d$/);
    });

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
