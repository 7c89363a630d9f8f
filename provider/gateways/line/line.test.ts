import { describe, expect, it } from "vitest";
import { createLog } from "#provider/operations/log.ts";
import { lineApi } from "./line.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const CHANNEL = "1234567890";
const claims = { iss: "https://access.line.me", sub: "U1", aud: CHANNEL, exp: NOW.getTime() / 1_000 + 60 };

type Answer = { readonly status?: number; readonly body?: unknown } | Error;

/** LINE, answering by path; keeps what it was asked, and what was logged. */
function lineThat(answers: Readonly<Record<string, Answer>>, channelSecret: string | null = "a secret") {
  const asked: { method: string; address: string; body: string; authorization: string | null }[] = [];
  const logged: string[] = [];
  const gateway = lineApi({
    api: "https://api.line.example",
    channelId: CHANNEL,
    channelSecret,
    log: createLog("warn", (line) => logged.push(line)),
    send: async (request) => {
      const { method, url } = request;
      const authorization = request.headers.get("authorization");
      asked.push({ method, address: url, body: await request.text(), authorization });
      const answer = answers[`${method} ${new URL(url).pathname}`] ?? { status: 404 };
      if (answer instanceof Error) throw answer;
      const { status = 200, body } = answer;
      return new Response(body === undefined ? null : JSON.stringify(body), { status });
    },
  });
  return { gateway, asked, logged };
}

describe("an ID token", () => {
  const path = "POST /oauth2/v2.1/verify";

  it("is shown to LINE for our channel, with the nonce that was given", async () => {
    const { gateway, asked } = lineThat({ [path]: { body: { ...claims, nonce: "mine" } } });
    expect(await gateway.verifyIdToken("a token", "mine")).toEqual({
      ...claims,
      exp: new Date(claims.exp * 1_000),
      nonce: "mine",
    });
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      id_token: "a token",
      client_id: CHANNEL,
      nonce: "mine",
    });
  });

  it.each<[string, Answer, string]>([
    ["refused", { status: 400, body: { error_description: "Invalid IdToken Audience." } }, "refused"],
    ["over", { status: 400, body: { error_description: "IdToken expired." } }, "expired"],
    ["answered with something else", { body: { sub: "U1" } }, "refused"],
    ["answered with no JSON", {}, "refused"],
    ["asked too often", { status: 429 }, "unreachable"],
    ["asked of a broken server", { status: 503 }, "unreachable"],
    ["asked without a network", new TypeError("fetch failed"), "unreachable"],
    ["asked too long", new DOMException("too long", "TimeoutError"), "unreachable"],
  ])("that is %s", async (_, answer, told) => {
    expect(await lineThat({ [path]: answer }).gateway.verifyIdToken("a token")).toBe(told);
  });

  it("is in no log", async () => {
    const { gateway, logged } = lineThat({ [path]: { status: 503 } });
    await gateway.verifyIdToken("a-token-of-somebody");
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain("a-token-of-somebody");
  });
});

describe("an access token", () => {
  const [verify, profile, userinfo] = [
    "GET /oauth2/v2.1/verify",
    "GET /v2/profile",
    "GET /oauth2/v2.1/userinfo",
  ];
  const facts = (changes = {}) => ({
    body: { scope: "openid profile", client_id: CHANNEL, expires_in: 60, ...changes },
  });

  it("says whose it is by the profile", async () => {
    const { gateway, asked } = lineThat({ [verify]: facts(), [profile]: { body: { userId: "U1" } } });
    expect(await gateway.verifyAccessToken("a token", NOW)).toEqual({
      ...claims,
      exp: new Date(NOW.getTime() + 60_000),
      nonce: null,
    });
    expect(asked.map(({ authorization }) => authorization)).toEqual([null, "Bearer a token"]);
  });

  it("without leave for the profile says it by the user's info", async () => {
    const { gateway } = lineThat({
      [verify]: facts({ scope: "openid" }),
      [userinfo]: { body: { sub: "U1" } },
    });
    expect(await gateway.verifyAccessToken("a token", NOW)).toMatchObject({ sub: "U1" });
  });

  it("of another app is not even used to ask whose it is", async () => {
    const { gateway, asked } = lineThat({ [verify]: facts({ client_id: "1999999999" }) });
    expect(await gateway.verifyAccessToken("a token", NOW)).toBe("refused");
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Answer, Answer, string]>([
    ["over", { status: 400, body: { error_description: "access token expired" } }, {}, "expired"],
    ["refused", { status: 400, body: { error_description: "invalid access token" } }, {}, "refused"],
    ["nobody's", facts(), { status: 401 }, "refused"],
    ["not answered", { status: 500 }, {}, "unreachable"],
    ["not answered for its person", facts(), { status: 500 }, "unreachable"],
  ])("that is %s", async (_, verified, seen, told) => {
    const { gateway } = lineThat({ [verify]: verified, [profile]: seen });
    expect(await gateway.verifyAccessToken("a token", NOW)).toBe(told);
  });
});

describe("a link that is over", () => {
  const [token, deauthorize] = ["POST /oauth2/v3/token", "POST /user/v1/deauthorize"];

  it("is ended at LINE by the channel, for the person's own token", async () => {
    const { gateway, asked } = lineThat({
      [token]: { body: { access_token: "ours" } },
      [deauthorize]: { status: 204 },
    });
    expect(await gateway.deauthorize("theirs")).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      grant_type: "client_credentials",
      client_id: CHANNEL,
      client_secret: "a secret",
    });
    expect(asked[1]).toMatchObject({ authorization: "Bearer ours", body: '{"userAccessToken":"theirs"}' });
  });

  it.each<[string, Answer, Answer]>([
    ["gives the channel no token", { status: 400 }, { status: 204 }],
    ["does not answer", new TypeError("fetch failed"), { status: 204 }],
    ["refuses", { body: { access_token: "ours" } }, { status: 400 }],
    ["breaks", { body: { access_token: "ours" } }, { status: 500 }],
  ])("is not said to be ended when LINE %s", async (_, given, told) => {
    expect(await lineThat({ [token]: given, [deauthorize]: told }).gateway.deauthorize("theirs")).toBe(false);
  });

  it("cannot be ended without the channel's secret, and nobody is asked", async () => {
    const { gateway, asked } = lineThat({}, null);
    expect(await gateway.deauthorize("theirs")).toBe(false);
    expect(asked).toEqual([]);
  });
});
