import { describe, expect, it } from "vitest";
import { detectHost } from "./detectHost.ts";

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
    ["LINE's browser on an iPhone", line, "", "line"],
    ["LINE's browser on Android", lineOnAndroid, "?storeId=bar", "line"],
    [
      "a LIFF link in another browser, on its first redirect",
      safari,
      "?liff.state=%2ForderFood%3FstoreId%3Dbar",
      "line",
    ],
    ["a LIFF link in another browser, on its second", chrome, "?code=a&state=b&liffClientId=1", "line"],
    ["WeChat", wechat, "", "wechat"],
    ["WeChat after its own sign-on", wechat, "?code=a&state=b", "wechat"],
    ["Safari", safari, "?storeId=bar", "browser"],
    ["Chrome", chrome, "", "browser"],
    ["a browser with `code` and `state`, which both apps use", safari, "?code=a&state=b", "browser"],
    ["a browser with words that only look like LINE's", chrome, "?liffstate=1&from=LIFF", "browser"],
    ["something without a name", "", "", "browser"],
  ])("%s", (_name, userAgent, search, kind) => {
    expect(detectHost({ userAgent, search })).toBe(kind);
  });
});
