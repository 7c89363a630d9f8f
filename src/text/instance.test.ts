import { describe, expect, it } from "vitest";
import { ensureTexts, startTexts } from "./instance.ts";
import { loadTexts } from "./loadTexts.ts";
import { intlTag } from "./useLanguageTag.ts";

describe("the texts", () => {
  it.each([
    ["ja", "戻る", "ja"],
    ["zh-cn", "返回", "zh-CN"],
    ["en", "Back", "en"],
    ["zh-tw", "返回", "zh-TW"],
    ["kr", "뒤로", "ko"],
  ])("speak %s", async (locale, back, tag) => {
    const instance = startTexts(locale, {});
    await ensureTexts(instance, loadTexts, locale, ["common"]);
    expect(instance.t("back")).toBe(back);
    expect(intlTag(instance.language)).toBe(tag);
    expect(instance.getFixedT(locale, "common")("back")).toBe(back);
  });

  it.each([
    ["zh-cn", 10, "9折"],
    ["zh-cn", 15, "8.5折"],
    ["zh-tw", 5, "9.5折"],
    ["zh-tw", 50, "5折"],
    ["ja", 15, "15%OFF"],
    ["en", 15, "15% off"],
  ])("mark what is reduced in %s by %i percent as %s", async (locale, percent, marked) => {
    const instance = startTexts(locale, {});
    await ensureTexts(instance, loadTexts, locale, ["menu", "specials"]);
    expect([
      instance.getFixedT(locale, "menu")("percentOff", { percent }),
      instance.getFixedT(locale, "specials")("goods.percentOff", { percent }),
      instance.getFixedT(locale, "specials")("coupon.percent", { percent }),
    ]).toEqual([marked, marked, marked]);
  });
});
