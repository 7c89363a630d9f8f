import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lineSubject } from "#provider/demo/standin/people.ts";
import { BACK, lineBrowser, OWN } from "#provider/testing/platformSignIn.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { STAND_IN_CHANNEL } from "./standInChannel.ts";

let provider: TestProvider;
let line: ReturnType<typeof lineBrowser>;
beforeAll(async () => {
  provider = await testProvider();
  line = lineBrowser(provider);
});
afterAll(() => provider.close());

describe("the stand-in's authorise page", () => {
  it.each([
    ["ja", "ja", "LINEでログイン", "キャンセルして戻る"],
    ["zh-CN", "zh-Hans", "使用 LINE 登录", "取消并返回"],
    ["en", "en", "Sign in with LINE", "Cancel and go back"],
    ["zh-TW", "zh-Hant", "使用 LINE 登入", "取消並返回"],
    ["ko", "ko", "LINE 로그인", "취소하고 돌아가기"],
  ])("offers made-up people and a way back: %s", async (accepted, tag, heading, cancel) => {
    const response = await line.authorize({}, { "accept-language": accepted });
    const page = await response.text();
    expect(page).toContain(`<html lang="${tag}">`);
    for (const words of [heading, cancel, "春野 花子", "김민호"]) expect(page).toContain(words);
    expect(page).not.toMatch(/\{platform\}|<script/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("leads back to the very screen with what LIFF looks for", async () => {
    const response = await line.authorize({ person: "hanako" });
    const to = new URL(response.headers.get("location") ?? "");
    expect(to.origin + to.pathname).toBe(`${OWN}/orderFood`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      storeId: "ramen",
      code: expect.any(String),
      state: "a state",
      liffClientId: STAND_IN_CHANNEL,
      liffRedirectUri: BACK,
    });
  });

  it("leads who cancels back with what LIFF takes for it", async () => {
    const page = await (await line.authorize({}, { "accept-language": "en" })).text();
    const href = /href="([^"]+)">Cancel and go back/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({
      storeId: "ramen",
      state: "a state",
      error: "access_denied",
      liffOAuth2Error: "true",
    });
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
    "leads nobody to %s",
    async (redirect_uri) => {
      const response = await line.authorize({ redirect_uri, person: "hanako" });
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
    },
  );

  it("knows nobody but its people and whoever is new", async () => {
    const subjects = await Promise.all(
      ["hanako", "hanako", "new", "new", "new-friend", "new-friend"].map(async (person) => {
        const { id_token } = await line.tokensOf({ person });
        return JSON.parse(Buffer.from(id_token.split(".")[1] ?? "", "base64url").toString()).sub;
      }),
    );
    const [one, same, someone, other, friend, friendAgain] = subjects;
    expect(one).toBe(lineSubject("hanako"));
    expect([same, friendAgain]).toEqual([one, friend]);
    expect(new Set([one, someone, other, friend]).size).toBe(4);
    expect((await line.authorize({ person: "the owner" })).status).toBe(200);
  });
});
