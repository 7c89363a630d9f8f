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
});
