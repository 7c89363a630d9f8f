import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { readWeChatState } from "./wechatState.ts";

const OWN = "http://provider.test";
const VERIFIER = "a verifier that a browser keeps to itself";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");
const SCREEN = `${OWN}/orderFood?storeId=ramen&tableId=ramen-A1.xyz`;
const keys = { appId: "wx0123456789abcdef", appSecret: "a secret" };
let provider: TestProvider;
let real: TestProvider;
let without: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ settings: { allowedOrigins: ["https://static.example.com"] } });
  real = await testProvider({ settings: { wechat: keys } });
  without = await testProvider({ settings: { hasDemo: false } });
});
afterAll(async () => {
  for (const one of [provider, real, without]) await one.close();
});

async function leave(
  query: Readonly<Record<string, string>>,
  { from = provider, language = "en" }: { from?: TestProvider; language?: string } = {},
) {
  const request = new Request(`${OWN}/auth/wechat?${new URLSearchParams(query)}`, {
    headers: { "accept-language": language },
  });
  const response = await from.app.fetch(request, { address: "192.0.2.1" });
  const location = response.headers.get("location");
  return { response, status: response.status, to: location === null ? null : new URL(location, OWN) };
}

describe("on the way to WeChat", () => {
  it("one is led to WeChat's page, for who one is and nothing else, and back to the very screen", async () => {
    const { status, to } = await leave({ challenge: CHALLENGE, back: SCREEN }, { from: real });
    expect(status).toBe(302);
    expect(to?.origin + (to?.pathname ?? "")).toBe("https://open.weixin.qq.com/connect/oauth2/authorize");
    expect(to?.hash).toBe("#wechat_redirect");
    const { state, ...query } = Object.fromEntries(to?.searchParams ?? []);
    expect(query).toEqual({
      appid: keys.appId,
      redirect_uri: SCREEN,
      response_type: "code",
      scope: "snsapi_base",
    });
    expect(state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
  });

  it("the secret stays here", async () => {
    const { response, to } = await leave({ challenge: CHALLENGE, back: SCREEN }, { from: real });
    expect(`${to?.href}${await response.text()}`).not.toContain(keys.appSecret);
  });

  it("a demo without keys leads to the stand-in", async () => {
    const { to } = await leave({ challenge: CHALLENGE, back: SCREEN });
    expect(to?.origin + (to?.pathname ?? "")).toBe(`${OWN}/standin/wechat/connect/oauth2/authorize`);
  });

  it("what an earlier return left in the address is taken out of it", async () => {
    const { to } = await leave({ challenge: CHALLENGE, back: `${SCREEN}&code=old&state=old` });
    expect(to?.searchParams.get("redirect_uri")).toBe(SCREEN);
  });

  it("each state is another, and is the browser's that left", async () => {
    const [one, two] = [
      (await leave({ challenge: CHALLENGE, back: SCREEN })).to?.searchParams.get("state") ?? "",
      (await leave({ challenge: CHALLENGE, back: SCREEN })).to?.searchParams.get("state") ?? "",
    ];
    expect(one).not.toBe(two);
    const { signingKey: key } = provider.parts;
    const now = provider.parts.clock();
    expect(readWeChatState(one, VERIFIER, { key, now })).toHaveProperty("expires_at");
    expect(readWeChatState(one, "another verifier", { key, now })).toBe("another_browser");
    expect(readWeChatState(one, VERIFIER, { key: "another provider's", now })).toBe("refused");
  });

  it("an origin of the operator's list is led back to", async () => {
    const { to } = await leave({ challenge: CHALLENGE, back: "https://static.example.com/login" });
    expect(to?.searchParams.get("redirect_uri")).toBe("https://static.example.com/login");
  });

  it.each([
    ["nowhere", { challenge: CHALLENGE }],
    ["another's page", { challenge: CHALLENGE, back: "https://evil.example/" }],
    ["another's page without a scheme", { challenge: CHALLENGE, back: "//evil.example" }],
    ["a script", { challenge: CHALLENGE, back: "javascript:alert(1)" }],
    ["a page of ours without a challenge", { back: SCREEN }],
    ["a page of ours with a challenge that is none", { challenge: "short", back: SCREEN }],
  ])("to be led back to %s is refused on a page that says so", async (_, query) => {
    const { response, status, to } = await leave(query);
    expect(status).toBe(400);
    expect(to).toBeNull();
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain("We couldn’t start sign-in");
    expect(page).not.toContain("evil");
  });

  it.each([
    ["ja", "ログインを始められませんでした"],
    ["zh-CN", "无法开始登录"],
    ["zh-TW", "無法開始登入"],
    ["ko", "로그인을 시작할 수 없습니다"],
  ])("is refused in the customer's language: %s", async (language, words) => {
    expect(await (await leave({}, { language })).response.text()).toContain(words);
  });

  it("is refused where nobody signs in by WeChat, and there is no stand-in", async () => {
    expect(await leave({ challenge: CHALLENGE, back: SCREEN }, { from: without })).toMatchObject({
      status: 400,
    });
    const asked = await without.app.fetch(new Request(`${OWN}/standin/wechat/sns/oauth2/access_token`), {
      address: "192.0.2.1",
    });
    expect(asked.status).toBe(404);
  });
});
