import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { wechatSubject } from "#provider/demo/standin/people.ts";
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

describe("a proof from WeChat", () => {
  it("names whoever WeChat says it stands for", async () => {
    expect(await told(await signIn.wechatProof({ person: "meiling" }))).toMatchObject({
      platform: "wechat",
      subject: wechatSubject("meiling"),
    });
  });

  it("signs nobody in twice, and neither does its state with another code, nor its code with another state", async () => {
    const [first, second, third] = [
      await signIn.wechatProof(),
      await signIn.wechatProof(),
      await signIn.wechatProof(),
    ];
    expect(await told(first)).toHaveProperty("subject");
    expect(await told(first)).toEqual(refused("used"));
    expect(await told({ ...first, code: second.code })).toEqual(refused("used"));
    expect(await told({ ...third, code: first.code })).toEqual(refused("used"));
    expect(await told(second)).toHaveProperty("subject");
  });

  it("of two at the same time signs one in", async () => {
    const proof = await signIn.wechatProof();
    const answers = await Promise.all([told(proof), told(proof)]);
    expect(answers.filter((answer) => "subject" in answer)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof signIn.wechatProof>[0], Partial<Proof>, string]>([
    ["with a code that has run out", { fault: "expired" }, {}, "expired"],
    ["with a code for another app", { fault: "audience" }, {}, "refused"],
    ["with a code that is none", {}, { code: "nonsense" }, "refused"],
    ["with a state that is none", {}, { state: "nonsense" }, "refused"],
    ["with a verifier of another browser", {}, { verifier: "v".repeat(43) }, "another_browser"],
  ])("%s is refused", async (_, choice, changes, reason) => {
    const proof = { ...(await signIn.wechatProof(choice)), ...changes } as Proof;
    expect(await told(proof)).toEqual(refused(reason));
  });

  it("with a state that anything was changed in is refused", async () => {
    const proof = await signIn.wechatProof();
    for (let place = 0; place < proof.state.length; place += 1) {
      const other = proof.state[place] === "0" ? "1" : "0";
      const state = proof.state.slice(0, place) + other + proof.state.slice(place + 1);
      expect(await told({ ...proof, state })).toEqual(refused("refused"));
    }
  });

  it("is refused ten minutes after it was begun", async () => {
    const proof = await signIn.wechatProof();
    provider.clock.advance(10 * MINUTE);
    expect(await told(proof)).toEqual(refused("expired"));
  });

  it("is not judged while WeChat does not answer, and its state is not used up", async () => {
    const proof = await signIn.wechatProof({ fault: "down" });
    expect(await told(proof)).toEqual({ code: Code.serviceUnavailable, data: { service: "WeChat" } });
    const { code } = await signIn.wechatProof();
    expect(await told({ ...proof, code })).toHaveProperty("subject");
  });

  it("is nobody's where WeChat is not offered", async () => {
    expect(await told(await signIn.wechatProof(), { wechat: null })).toEqual(refused("not_offered"));
  });

  it("carries a state that WeChat takes: at most 128 letters and digits", async () => {
    expect((await signIn.wechatProof()).state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
  });
});
