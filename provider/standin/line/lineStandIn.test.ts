import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { lineSubject } from "../people.ts";
import { STAND_IN_LIFF_ID } from "./standInChannel.ts";

const NOON = new Date("2026-11-21T03:00:00Z");
const MINUTE = 60_000;
const OWN = "http://provider.test";
const AT = "/standin/line";
const BACK = `${OWN}/orderFood?storeId=ramen`;
const VERIFIER = "a verifier of forty-three letters or of more";
const CHANNEL = "1000000000";
let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());
beforeEach(() => provider.clock.set(NOON));

const ask = (path: string, init: RequestInit = {}) =>
  provider.app.fetch(new Request(OWN + AT + path, init), { address: "192.0.2.1" });
const post = (path: string, fields: Readonly<Record<string, string>>) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields) });
/** As LIFF's SDK leaves for LINE. */
const leaving = (changes: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    app_id: STAND_IN_LIFF_ID,
    state: "a state",
    response_type: "code",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
    redirect_uri: BACK,
    ...changes,
  });
const authorize = (changes: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
  ask(`/liff/v1/authorize?${leaving(changes)}`, { headers });
async function comeBack(changes: Readonly<Record<string, string>> = {}) {
  const response = await authorize({ person: "hanako", ...changes });
  return Object.fromEntries(new URL(response.headers.get("location") ?? "").searchParams);
}
/** As LIFF's SDK exchanges a code. */
async function exchange(changes: Readonly<Record<string, string>> = {}) {
  const fields = {
    grant_type: "authorization_code",
    client_id: CHANNEL,
    appId: STAND_IN_LIFF_ID,
    code_verifier: VERIFIER,
    redirect_uri: BACK,
    id_token_key_type: "JWK",
    ...changes,
  };
  const response = await post("/oauth2/v2.1/token", fields);
  return { status: response.status, body: await response.json() };
}
const tokensOf = async (changes: Readonly<Record<string, string>> = {}) => {
  const { code = "", liffClientId: client_id = "" } = await comeBack(changes);
  return (await exchange({ code, client_id })).body;
};

describe("the stand-in's authorise page", () => {
  it.each([
    ["ja", "ja", "LINEでログイン", "キャンセルして戻る"],
    ["zh-CN", "zh-Hans", "使用 LINE 登录", "取消并返回"],
    ["en", "en", "Sign in with LINE", "Cancel and go back"],
    ["zh-TW", "zh-Hant", "使用 LINE 登入", "取消並返回"],
    ["ko", "ko", "LINE 로그인", "취소하고 돌아가기"],
  ])("offers made-up people and a way back: %s", async (accepted, tag, heading, cancel) => {
    const response = await authorize({}, { "accept-language": accepted });
    const page = await response.text();
    expect(page).toContain(`<html lang="${tag}">`);
    for (const words of [heading, cancel, "春野 花子", "김민호"]) expect(page).toContain(words);
    expect(page).not.toMatch(/\{platform\}|<script/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("leads back to the very screen with what LIFF looks for", async () => {
    const response = await authorize({ person: "hanako" });
    const to = new URL(response.headers.get("location") ?? "");
    expect(to.origin + to.pathname).toBe(`${OWN}/orderFood`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      storeId: "ramen",
      code: expect.any(String),
      state: "a state",
      liffClientId: CHANNEL,
      liffRedirectUri: BACK,
    });
  });

  it("leads who cancels back with what LIFF takes for it", async () => {
    const page = await (await authorize({}, { "accept-language": "en" })).text();
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
      const response = await authorize({ redirect_uri, person: "hanako" });
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
    },
  );

  it("knows nobody but its people and whoever is new", async () => {
    const subjects = await Promise.all(
      ["hanako", "hanako", "new", "new", "new-friend", "new-friend"].map(async (person) => {
        const { id_token } = await tokensOf({ person });
        return JSON.parse(Buffer.from(id_token.split(".")[1], "base64url").toString()).sub;
      }),
    );
    const [one, same, someone, other, friend, friendAgain] = subjects;
    expect(one).toBe(lineSubject("hanako"));
    expect([same, friendAgain]).toEqual([one, friend]);
    expect(new Set([one, someone, other, friend]).size).toBe(4);
    expect((await authorize({ person: "the owner" })).status).toBe(200);
  });
});

describe("a code of the stand-in", () => {
  it("is exchanged once", async () => {
    const { code = "" } = await comeBack();
    expect(await exchange({ code })).toMatchObject({
      status: 200,
      body: { token_type: "Bearer", expires_in: 43_200, access_token: expect.any(String) },
    });
    expect(await exchange({ code })).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it.each([
    ["without its verifier", { code_verifier: "" }],
    ["with another's verifier", { code_verifier: "another" }],
    ["for another channel", { client_id: "1999999999" }],
    ["for another address", { redirect_uri: `${OWN}/` }],
    ["for another grant", { grant_type: "refresh_token" }],
    ["that is none", { code: "nonsense.nonsense" }],
  ])("is not exchanged %s", async (_, changes) => {
    const { code = "" } = await comeBack();
    expect(await exchange({ code, ...changes })).toMatchObject({ status: 400 });
  });

  it("is not exchanged when it was asked for without PKCE, nor after ten minutes", async () => {
    const { code: bare = "" } = await comeBack({ code_challenge_method: "plain" });
    expect(await exchange({ code: bare })).toMatchObject({ status: 400 });
    const { code = "" } = await comeBack();
    provider.clock.advance(10 * MINUTE);
    expect(await exchange({ code })).toMatchObject({ status: 400 });
  });
});

describe("tokens of the stand-in", () => {
  it("pass the check that a browser makes with the published key", async () => {
    const { id_token } = await tokensOf();
    const [head, payload, signature] = id_token.split(".");
    const { keys } = await (await ask("/oauth2/v2.1/certs")).json();
    const { kid, alg } = JSON.parse(Buffer.from(head, "base64url").toString());
    const { alg: _, ...jwk } = keys.find((one: { kid: string }) => one.kid === kid);
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const key = await crypto.subtle.importKey("jwk", jwk, curve, false, ["verify"]);
    const check = (text: string) =>
      crypto.subtle.verify(
        { name: "ECDSA", hash: "SHA-256" },
        key,
        Buffer.from(signature, "base64url"),
        Buffer.from(text),
      );
    expect(alg).toBe("ES256");
    expect(await check(`${head}.${payload}`)).toBe(true);
    expect(await check(`${head}.${payload}x`)).toBe(false);
  });

  it("have the key that every process of the provider has", async () => {
    const other = await testProvider();
    const certs = `${OWN}${AT}/oauth2/v2.1/certs`;
    const of = async ({ app }: TestProvider) =>
      (await app.fetch(new Request(certs), { address: "192.0.2.1" })).json();
    expect(await of(other)).toEqual(await of(provider));
    await other.close();
  });

  it("say who they are for, to pages of any origin", async () => {
    const { access_token } = await tokensOf({ person: "sora" });
    const headers = { authorization: `Bearer ${access_token}`, origin: "https://elsewhere.example" };
    const response = await ask("/v2/profile", { headers });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual({ userId: lineSubject("sora"), displayName: "秋山 空" });
    const preflight = await ask("/oauth2/v2.1/verify", {
      method: "OPTIONS",
      headers: { origin: headers.origin, "access-control-request-headers": "content-type" },
    });
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  it("are nobody's after twelve hours", async () => {
    const { access_token } = await tokensOf();
    provider.clock.advance(12 * 60 * MINUTE);
    const verified = await ask(`/oauth2/v2.1/verify?access_token=${access_token}`);
    expect(verified.status).toBe(400);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await ask("/v2/profile", { headers })).status).toBe(401);
  });
});

it("the stand-in opens the app as LINE does: the rest of the address in liff.state, tokens in the fragment", async () => {
  const link = `/${STAND_IN_LIFF_ID}/orderFood?storeId=ramen&standin.person=sora`;
  const to = new URL((await ask(link)).headers.get("location") ?? "");
  expect(to.origin + to.pathname).toBe(`${OWN}/`);
  expect(Object.fromEntries(to.searchParams)).toEqual({ "liff.state": "/orderFood?storeId=ramen" });
  const fragment = new URLSearchParams(to.hash.slice(1));
  expect([...fragment.keys()]).toEqual([
    "access_token",
    "context_token",
    "feature_token",
    "id_token",
    "client_id",
  ]);
  const context = JSON.parse(
    Buffer.from(fragment.get("context_token")?.split(".")[1] ?? "", "base64url").toString(),
  );
  expect(context).toMatchObject({ liffId: STAND_IN_LIFF_ID, endpointUrl: `${OWN}/` });
});

it("there is no stand-in where LINE's own keys are, nor outside a demo", async () => {
  const keys = { channelId: "1234567890", channelSecret: null };
  for (const settings of [{ line: keys }, { hasDemo: false }]) {
    const other = await testProvider({ settings });
    const certs = new Request(`${OWN}${AT}/oauth2/v2.1/certs`);
    expect((await other.app.fetch(certs, { address: "192.0.2.1" })).status).toBe(404);
    await other.close();
  }
});
