import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { wechatSubject } from "./people.ts";
import { STAND_IN_APP } from "./wechatStandIn.ts";

const NOON = new Date("2026-11-21T03:00:00Z");
const OWN = "http://provider.test";
const BACK = `${OWN}/orderFood?storeId=ramen`;
let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());
beforeEach(() => provider.clock.set(NOON));

const get = (path: string, query: Readonly<Record<string, string>>, language = "en") =>
  provider.app.fetch(
    new Request(`${OWN}/standin/wechat${path}?${new URLSearchParams(query)}`, {
      headers: { "accept-language": language },
    }),
    { address: "192.0.2.1" },
  );
const authorize = (changes: Readonly<Record<string, string>> = {}, language?: string) =>
  get(
    "/connect/oauth2/authorize",
    {
      appid: STAND_IN_APP.appId,
      redirect_uri: BACK,
      response_type: "code",
      scope: "snsapi_base",
      state: "5a",
      ...changes,
    },
    language,
  );
async function codeOf(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await authorize({ person: "hanako", ...changes });
  return new URL(response.headers.get("location") ?? "").searchParams.get("code") ?? "";
}
async function exchange(code: string, changes: Readonly<Record<string, string>> = {}) {
  const { appId: appid, appSecret: secret } = STAND_IN_APP;
  const query = { appid, secret, code, grant_type: "authorization_code", ...changes };
  const response = await get("/sns/oauth2/access_token", query);
  return { status: response.status, body: await response.json() };
}

describe("the stand-in's authorise page", () => {
  it.each([
    ["ja", "WeChatでログイン"],
    ["zh-CN", "使用 WeChat 登录"],
    ["en", "Sign in with WeChat"],
    ["zh-TW", "使用 WeChat 登入"],
    ["ko", "WeChat 로그인"],
  ])("speaks %s", async (language, heading) => {
    const page = await (await authorize({}, language)).text();
    for (const words of [heading, "春野 花子"]) expect(page).toContain(words);
  });

  it("leads back to the very screen with a code, and who cancels with the state alone", async () => {
    const to = new URL((await authorize({ person: "hanako" })).headers.get("location") ?? "");
    expect(Object.fromEntries(to.searchParams)).toEqual({
      storeId: "ramen",
      state: "5a",
      code: expect.any(String),
    });
    const page = await (await authorize()).text();
    expect(page).toContain(`href="${BACK}&amp;state=5a">Cancel and go back`);
  });

  it("leads nobody elsewhere", async () => {
    for (const redirect_uri of ["https://evil.example/", "//evil.example", ""]) {
      expect((await authorize({ redirect_uri, person: "hanako" })).status).toBe(400);
    }
  });
});

describe("a code of the stand-in", () => {
  it("is exchanged once, for the person's id", async () => {
    const code = await codeOf({ person: "meiling" });
    expect((await exchange(code)).body).toMatchObject({
      openid: wechatSubject("meiling"),
      scope: "snsapi_base",
    });
    expect(await exchange(code)).toMatchObject({ status: 200, body: { errcode: 40163 } });
  });

  it.each([
    ["with another secret", {}, { secret: "another" }, 40125],
    ["for another account", {}, { appid: "wxother" }, 40013],
    ["that is none", {}, { code: "nonsense" }, 40029],
    ["that was another account's", { appid: "wxother" }, {}, 40029],
    ["that is over", { fault: "expired" }, {}, 42003],
  ])("is not exchanged %s", async (_, choice, changes, errcode) => {
    expect((await exchange(await codeOf(choice), changes)).body).toMatchObject({ errcode });
  });

  it("is over after five minutes", async () => {
    const code = await codeOf();
    provider.clock.advance(5 * 60_000);
    expect((await exchange(code)).body).toMatchObject({ errcode: 42003 });
  });
});

it("there is no stand-in where WeChat's own keys are", async () => {
  const other = await testProvider({ settings: { wechat: { appId: "wx1", appSecret: "s" } } });
  const page = new Request(`${OWN}/standin/wechat/connect/oauth2/authorize`);
  expect((await other.app.fetch(page, { address: "192.0.2.1" })).status).toBe(404);
  await other.close();
});
