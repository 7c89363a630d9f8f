import { describe, expect, it } from "vitest";
import { readSettings } from "#provider/operations/settings.ts";
import { platformWays } from "./choosePlatforms.ts";

describe("the ways to sign in that the client is told of", () => {
  it.each<[string, Record<string, string>, ReturnType<typeof platformWays>]>([
    ["a demo without keys", {}, { lineLogin: "stand_in", wechatLogin: true }],
    ["no demo and no keys", { NOREN_DEMO: "0" }, { lineLogin: null, wechatLogin: false }],
    [
      "a LIFF app",
      { NOREN_DEMO: "0", NOREN_LIFF_ID: "1234567890-AbcdEfgh" },
      { lineLogin: "line", wechatLogin: false },
    ],
    [
      "a LIFF app in a demo",
      { NOREN_LIFF_ID: "1234567890-AbcdEfgh" },
      { lineLogin: "line", wechatLogin: true },
    ],
    [
      "a channel without a LIFF app, which the client cannot do without",
      { NOREN_LINE_CHANNEL_ID: "1234567890" },
      { lineLogin: null, wechatLogin: true },
    ],
    [
      "a WeChat account",
      { NOREN_DEMO: "0", NOREN_WECHAT_APP_ID: "wx1", NOREN_WECHAT_APP_SECRET: "s" },
      { lineLogin: null, wechatLogin: true },
    ],
  ])("with %s", (_, environment, ways) => {
    expect(platformWays(readSettings({ HOST: "127.0.0.1", ...environment }))).toEqual(ways);
  });
});
