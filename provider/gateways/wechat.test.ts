import { describe, expect, it } from "vitest";
import { createLog } from "#provider/operations/log.ts";
import { wechatApi } from "./wechat.ts";

/** WeChat, answering so. */
function wechatThat(answer: { readonly status?: number; readonly body: unknown } | Error) {
  const asked: URL[] = [];
  const logged: string[] = [];
  const gateway = wechatApi({
    api: "https://api.weixin.example",
    authorizePage: "https://open.weixin.example/connect/oauth2/authorize",
    appId: "wx0123456789abcdef",
    appSecret: "a-secret",
    log: createLog("warn", (line) => logged.push(line)),
    send: async ({ url }) => {
      asked.push(new URL(url));
      if (answer instanceof Error) throw answer;
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
    },
  });
  return { gateway, asked, logged };
}

describe("a code from WeChat", () => {
  it("is exchanged with the account's secret for who it stands for", async () => {
    const { gateway, asked } = wechatThat({
      body: { access_token: "t", openid: "o1", scope: "snsapi_base" },
    });
    expect(await gateway.exchangeCode("a code")).toEqual({ openid: "o1" });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      appid: "wx0123456789abcdef",
      secret: "a-secret",
      code: "a code",
      grant_type: "authorization_code",
    });
  });

  it.each([
    ["none", 40029, "refused"],
    ["used", 40163, "refused"],
    ["missing", 41008, "refused"],
    ["over", 42003, "expired"],
    ["asked about while WeChat is busy", -1, "unreachable"],
    ["asked about with a secret that is wrong", 40125, "unreachable"],
    ["asked about for an account that is none", 40013, "unreachable"],
    ["asked about too often", 45011, "unreachable"],
  ])("that is %s: %i", async (_, errcode, told) => {
    const { gateway } = wechatThat({ body: { errcode, errmsg: "in words" } });
    expect(await gateway.exchangeCode("a code")).toBe(told);
  });

  it.each([
    ["a broken server", { status: 502, body: null }],
    ["a network that is down", new TypeError("fetch failed")],
    ["a server that takes too long", new DOMException("too long", "TimeoutError")],
    ["a server that answers something else", { body: [] }],
  ])("is not judged by %s", async (_, answer) => {
    expect(await wechatThat(answer).gateway.exchangeCode("a code")).toBe("unreachable");
  });

  it("and the secret that it is exchanged with are in no log", async () => {
    const { gateway, logged } = wechatThat({ body: { errcode: 40125, errmsg: "invalid appsecret" } });
    await gateway.exchangeCode("a-code");
    expect(logged).toHaveLength(1);
    expect(logged.join()).toContain("40125");
    expect(logged.join()).not.toMatch(/a-secret|a-code/);
  });
});
