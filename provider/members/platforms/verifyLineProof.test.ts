import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { STAND_IN_CHANNEL } from "#provider/demo/standin/line/standInChannel.ts";
import { lineSubject } from "#provider/demo/standin/people.ts";
import { LINE_ISSUER, type LineClaims, type LineGateway } from "#provider/gateways/line/line.ts";
import type { Parts } from "#provider/server/context.ts";
import {
  platformSignIn,
  type Proof,
  proofTold,
  refusedFor as refused,
} from "#provider/testing/platformSignIn.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

const NOON = new Date("2026-11-21T03:00:00Z");
const MINUTE = 60_000;
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
let provider: TestProvider;
let signIn: ReturnType<typeof platformSignIn>;
beforeAll(async () => {
  provider = await testProvider();
  signIn = platformSignIn(provider);
});
afterAll(() => provider.close());
beforeEach(() => provider.clock.set(NOON));

const told = (proof: Proof, parts: Partial<Pick<Parts, "line" | "wechat">> = {}) =>
  proofTold(provider, proof, parts);

describe("a proof from LINE", () => {
  it("names whoever LINE says it stands for", async () => {
    expect(await told(await signIn.lineProof({ person: "sora" }))).toEqual({
      platform: "line",
      subject: lineSubject("sora"),
      expires_at: new Date(NOON.getTime() + 60 * MINUTE),
    });
  });

  it("may be an access token, where the ID token has run out", async () => {
    const { access_token: token } = await signIn.lineTokens({ person: "sora" });
    const proof: Proof = { platform: "line", token_kind: "access", token };
    expect(await told(proof)).toMatchObject({ subject: lineSubject("sora") });
    // Where the storage is blocked each page of a stay in LINE signs in anew.
    expect(await told(proof)).toMatchObject({ subject: lineSubject("sora") });
  });

  it("signs nobody in twice", async () => {
    const proof = await signIn.lineProof();
    expect(await told(proof)).toHaveProperty("subject");
    expect(await told(proof)).toEqual(refused("used"));
  });

  it("signs nobody in twice, however its signature is written", async () => {
    const proof = await signIn.lineProof();
    expect(await told(proof)).toHaveProperty("subject");
    const { token } = proof as { token: string };
    const signature = token.slice(token.lastIndexOf(".") + 1);
    // 64 bytes fill 86 letters but for four bits, which nobody reads; and of r and s, r and -s are as good.
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = letters[letters.indexOf(signature.at(-1) ?? "") + 1];
    const bytes = Buffer.from(signature, "base64url");
    const mirrored = P256_ORDER - BigInt(`0x${bytes.subarray(32).toString("hex")}`);
    const other = Buffer.concat([
      bytes.subarray(0, 32),
      Buffer.from(mirrored.toString(16).padStart(64, "0"), "hex"),
    ]);
    for (const again of [signature.slice(0, -1) + last, `${signature}==`, other.toString("base64url")]) {
      const written = token.replace(signature, again);
      expect(await told({ platform: "line", token_kind: "id", token: written })).toEqual(refused("used"));
    }
  });

  it("of two at the same time signs one in", async () => {
    const proof = await signIn.lineProof();
    const answers = await Promise.all([told(proof), told(proof), told(proof)]);
    expect(answers.filter((answer) => "subject" in answer)).toHaveLength(1);
    expect(answers.filter((answer) => "code" in answer)).toEqual([refused("used"), refused("used")]);
  });

  it.each([
    ["that has run out", { fault: "expired" }, "expired"],
    ["for another app", { fault: "audience" }, "refused"],
    ["with another nonce", { nonce: "mine" }, "refused", { nonce: "theirs" }],
    ["that was begun without the nonce", {}, "refused", { nonce: "theirs" }],
  ] as const)("%s is refused", async (_, choice, reason, changes = undefined) => {
    expect(await told({ ...(await signIn.lineProof(choice)), ...changes })).toEqual(refused(reason));
  });

  it("with the nonce that it was begun with is taken", async () => {
    expect(await told(await signIn.lineProof({ nonce: "mine" }))).toHaveProperty("subject");
  });

  it("as an access token for another app is refused", async () => {
    const { access_token: token } = await signIn.lineTokens({ fault: "audience" });
    expect(await told({ platform: "line", token_kind: "access", token })).toEqual(refused("refused"));
  });

  it.each([
    ["nonsense", "nonsense"],
    ["three parts of nonsense", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJVMSJ9."],
  ])("that is %s is refused", async (_, token) => {
    expect(await told({ platform: "line", token_kind: "id", token })).toEqual(refused("refused"));
    expect(await told({ platform: "line", token_kind: "access", token })).toEqual(refused("refused"));
  });

  it("whose claims were changed is refused", async () => {
    const proof = await signIn.lineProof();
    const [head = "", payload = "", signature = ""] = proof.token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: lineSubject("meiling") })).toString(
      "base64url",
    );
    expect(await told({ ...proof, token: `${head}.${forged}.${signature}` })).toEqual(refused("refused"));
  });

  it("is refused once its hour is over, by the provider's clock", async () => {
    const proof = await signIn.lineProof();
    provider.clock.advance(61 * MINUTE);
    expect(await told(proof)).toEqual(refused("expired"));
  });

  it("is not judged while LINE does not answer, and can be shown again", async () => {
    const proof = await signIn.lineProof({ fault: "down" });
    expect(await told(proof)).toEqual({ code: Code.serviceUnavailable, data: { service: "LINE" } });
    expect(await told(proof)).toEqual({ code: Code.serviceUnavailable, data: { service: "LINE" } });
  });

  it("is nobody's where LINE is not offered", async () => {
    expect(await told(await signIn.lineProof(), { line: null })).toEqual(refused("not_offered"));
  });
});

describe("what LINE vouches for", () => {
  const claims: LineClaims = {
    iss: LINE_ISSUER,
    sub: "U1",
    aud: STAND_IN_CHANNEL,
    exp: new Date(NOON.getTime() + MINUTE),
    nonce: null,
  };
  /** A LINE that vouches for anything. */
  const vouching = (said: Partial<LineClaims>): LineGateway => ({
    channelId: STAND_IN_CHANNEL,
    verifyIdToken: async () => ({ ...claims, ...said }),
    verifyAccessToken: async () => ({ ...claims, ...said }),
    deauthorize: async () => false,
  });

  it.each<[string, Partial<LineClaims>, string]>([
    ["another issuer", { iss: "https://access.line.example" }, "not_ours"],
    ["another audience", { aud: "1999999999" }, "not_ours"],
    ["nobody", { sub: "" }, "not_ours"],
    ["a time that is over by more than a minute", { exp: new Date(NOON.getTime() - MINUTE) }, "expired"],
  ])("for %s is checked again, whoever says so", async (_, said, reason) => {
    for (const token_kind of ["id", "access"] as const) {
      const proof: Proof = { platform: "line", token_kind, token: `${reason} ${JSON.stringify(said)}` };
      expect(await told(proof, { line: vouching(said) })).toEqual(refused(reason));
    }
  });

  it("for a time that is over by less than a minute is taken: clocks differ", async () => {
    const said = { exp: new Date(NOON.getTime() - MINUTE + 1) };
    const proof: Proof = { platform: "line", token_kind: "id", token: "late" };
    expect(await told(proof, { line: vouching(said) })).toHaveProperty("subject", "U1");
  });

  it("without the nonce that was asked for is refused", async () => {
    const proof: Proof = { platform: "line", token_kind: "id", token: "no nonce", nonce: "mine" };
    expect(await told(proof, { line: vouching({}) })).toEqual(refused("refused"));
  });
});
