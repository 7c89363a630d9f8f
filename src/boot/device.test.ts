import { beforeEach, describe, expect, it } from "vitest";
import { chooseLocale, detectHost } from "./device.ts";

describe("detect host", () => {
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
  const line =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.2.0 LIFF";
  const lineOnAndroid =
    "Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 Line/15.2.0/IAB LIFF";
  const wechat =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/zh_CN";
  const chrome =
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

  describe("the app that the page is opened in", () => {
    it.each([
      ["LINE's browser on an iPhone", line, "line"],
      ["LINE's browser on Android", lineOnAndroid, "line"],
      ["LINE's browser outside of LIFF", line.replace(" LIFF", ""), "line"],
      ["WeChat", wechat, "wechat"],
      ["Safari", safari, "browser"],
      ["Chrome", chrome, "browser"],
      ["something that only sounds like LINE", "Outline/2.0 Lineage/3", "browser"],
      ["something without a name", "", "browser"],
    ])("%s", (_name, userAgent, kind) => {
      expect(detectHost(userAgent)).toBe(kind);
    });
  });
});

describe("choose locale", () => {
  // @vitest-environment jsdom
  beforeEach(() => localStorage.clear());

  describe("the language to start in", () => {
    it.each(["ja", "zh-cn", "en", "zh-tw", "kr"] as const)(
      "is the customer's choice %s, whatever the browser prefers",
      (kept) => {
        localStorage.setItem("locale", kept);
        expect(chooseLocale(["tlh", "en"])).toBe(kept);
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
      [["tlh-001", "ko-KR", "en"], "kr"],
      [["zh-Hant-HK"], "zh-tw"],
      [["zh-SG"], "zh-cn"],
      [["en-GB"], "en"],
      [["tlh"], "ja"],
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
});
