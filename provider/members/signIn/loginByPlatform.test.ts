import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberInfo } from "#contract/calls/member.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { platformSignIn } from "#provider/testing/platformSignIn.ts";
import type { CallOptions } from "#provider/testing/provider.ts";
import { repeatable } from "#provider/testing/repeatable.ts";

let provider: Planted;
let signIn: ReturnType<typeof platformSignIn>;
beforeAll(async () => {
  provider = await planted();
  signIn = platformSignIn(provider);
});
afterAll(() => provider.close());

let people = 0;
const someone = () => `new-guest-${(people += 1)}`;
const proofOf = (platform: "line" | "wechat", person: string) =>
  platform === "line" ? signIn.lineProof({ person }) : signIn.wechatProof({ person });
type Proof = Awaited<ReturnType<typeof proofOf>>;
const enter = (proof: Proof, options: CallOptions = {}) =>
  provider.call(login, { by: "platform", proof }, options);

describe.each(["line", "wechat"] as const)("who comes from %s", (platform) => {
  it("keeps the order that they placed as a visitor, under the same id, and comes back to it", async () => {
    const person = someone();
    const one = await guest(provider);
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    const first = await taken(enter(await proofOf(platform, person), { session: one.session }));
    expect(first).toMatchObject({ uid: one.uid, kind: "member", is_new: 1 });
    const second = await taken(enter(await proofOf(platform, person)));
    expect(second).toMatchObject({ uid: one.uid, is_new: 0 });
    expect((await taken(provider.call(orderDetails, { order_no }, { session: second }))).order_no).toBe(
      order_no,
    );
    const profile = await taken(provider.call(memberInfo, {}, { session: second }));
    expect(profile).toMatchObject({ platforms: [platform], has_password: 0, phone: null });
  });

  it("gets the first answer again when it was lost, and nobody gets in by the same proof", async () => {
    const proof = await proofOf(platform, someone());
    const key = `platform-answer-lost-${platform}`;
    const sent = repeatable(`a secret of ${platform}`);
    const first = await enter(proof, { key, base: sent.first });
    expect(first.code).toBe(Code.success);
    expect(await enter(proof, { key, base: sent.again })).toEqual(first);
    expect(await enter(proof, { key, base: sent.first })).toMatchObject({ data: { reason: "used" } });
    expect(await enter(proof)).toMatchObject({ code: Code.signatureFailed, data: { reason: "used" } });
  });

  it("has one account, of however many first sign-ins at once", async () => {
    const person = someone();
    const proofs = [
      await proofOf(platform, person),
      await proofOf(platform, person),
      await proofOf(platform, person),
    ];
    const entered = await Promise.all(proofs.map((proof) => taken(enter(proof))));
    expect(new Set(entered.map(({ uid }) => uid)).size).toBe(1);
    expect(entered.map(({ is_new }) => is_new).toSorted()).toEqual([0, 0, 1]);
  });

  it("twice at once from one visitor's two tabs is that visitor, a member now", async () => {
    const person = someone();
    const one = await guest(provider);
    const proofs = [await proofOf(platform, person), await proofOf(platform, person)];
    const entered = await Promise.all(proofs.map((proof) => taken(enter(proof, { session: one.session }))));
    expect(entered.map(({ uid }) => uid)).toEqual([one.uid, one.uid]);
  });
});
