import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lineSubject } from "#provider/demo/standin/people.ts";
import { lineBrowser, OWN } from "#provider/testing/platformSignIn.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { STAND_IN_LIFF_ID } from "./standInChannel.ts";

const NOON = new Date("2026-11-21T03:00:00Z");
const MINUTE = 60_000;
let provider: TestProvider;
let line: ReturnType<typeof lineBrowser>;
beforeAll(async () => {
  provider = await testProvider();
  line = lineBrowser(provider);
});
afterAll(() => provider.close());
beforeEach(() => provider.clock.set(NOON));

describe("a code of the stand-in", () => {
  it("is exchanged once", async () => {
    const { code = "" } = await line.comeBack();
    expect(await line.exchange({ code })).toMatchObject({
      status: 200,
      body: { token_type: "Bearer", expires_in: 43_200, access_token: expect.any(String) },
    });
    expect(await line.exchange({ code })).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it.each([
    ["without its verifier", { code_verifier: "" }],
    ["with another's verifier", { code_verifier: "another" }],
    ["for another channel", { client_id: "1999999999" }],
    ["for another address", { redirect_uri: `${OWN}/` }],
    ["for another grant", { grant_type: "refresh_token" }],
    ["that is none", { code: "nonsense.nonsense" }],
  ])("is not exchanged %s", async (_, changes) => {
    const { code = "" } = await line.comeBack();
    expect(await line.exchange({ code, ...changes })).toMatchObject({ status: 400 });
  });

  it("is not exchanged when it was asked for without PKCE, nor after ten minutes", async () => {
    const { code: bare = "" } = await line.comeBack({ code_challenge_method: "plain" });
    expect(await line.exchange({ code: bare })).toMatchObject({ status: 400 });
    const { code = "" } = await line.comeBack();
    provider.clock.advance(10 * MINUTE);
    expect(await line.exchange({ code })).toMatchObject({ status: 400 });
  });
});

describe("tokens of the stand-in", () => {
  it("pass the check that a browser makes with the published key", async () => {
    const { id_token } = await line.tokensOf();
    const [head = "", payload = "", signature = ""] = id_token.split(".");
    const { keys } = await (await line.ask("/oauth2/v2.1/certs")).json();
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
    const certs = `${OWN}/standin/line/oauth2/v2.1/certs`;
    const of = async ({ app }: TestProvider) =>
      (await app.fetch(new Request(certs), { address: "192.0.2.1" })).json();
    expect(await of(other)).toEqual(await of(provider));
    await other.close();
  });

  it("say who they are for, to pages of any origin", async () => {
    const { access_token } = await line.tokensOf({ person: "sora" });
    const headers = { authorization: `Bearer ${access_token}`, origin: "https://elsewhere.example" };
    const response = await line.ask("/v2/profile", { headers });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual({ userId: lineSubject("sora"), displayName: "秋山 空" });
    const preflight = await line.ask("/oauth2/v2.1/verify", {
      method: "OPTIONS",
      headers: { origin: headers.origin, "access-control-request-headers": "content-type" },
    });
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  it("are nobody's after twelve hours", async () => {
    const { access_token } = await line.tokensOf();
    provider.clock.advance(12 * 60 * MINUTE);
    const verified = await line.ask(`/oauth2/v2.1/verify?access_token=${access_token}`);
    expect(verified.status).toBe(400);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await line.ask("/v2/profile", { headers })).status).toBe(401);
  });
});

it("the stand-in opens the app as LINE does: the rest of the address in liff.state, tokens in the fragment", async () => {
  const link = `/${STAND_IN_LIFF_ID}/orderFood?storeId=ramen&standin.person=sora`;
  const to = new URL((await line.ask(link)).headers.get("location") ?? "");
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
    const certs = new Request(`${OWN}/standin/line/oauth2/v2.1/certs`);
    expect((await other.app.fetch(certs, { address: "192.0.2.1" })).status).toBe(404);
    await other.close();
  }
});
