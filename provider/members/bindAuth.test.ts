import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCancel, bindAuth, memberInfo } from "#contract/calls/member.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { taken } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";
import { platformSignIn } from "#provider/testing/platformSignIn.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

let provider: TestProvider;
let signIn: ReturnType<typeof platformSignIn>;
beforeAll(async () => {
  provider = await testProvider();
  signIn = platformSignIn(provider);
});
afterAll(() => provider.close());

type Session = Pick<User, "uid" | "auth_token">;
let people = 0;
/** Somebody whom no other test knows. */
const someone = () => `new-person-${(people += 1)}`;
const link = async (session: Session, person: string, platform: "line" | "wechat" = "line") =>
  provider.call(
    bindAuth,
    {
      action: "link",
      proof: await (platform === "line" ? signIn.lineProof({ person }) : signIn.wechatProof({ person })),
    },
    { session },
  );
const unlink = (session: Session, platform: "line" | "wechat") =>
  provider.call(bindAuth, { action: "unlink", platform }, { session });
const loginBy = async (person: string, platform: "line" | "wechat" = "line") =>
  provider.call(login, {
    by: "platform",
    proof: await (platform === "line" ? signIn.lineProof({ person }) : signIn.wechatProof({ person })),
  });

describe("an account that is linked with another platform", () => {
  it("is signed in to by it from then on", async () => {
    const person = someone();
    const { session, uid } = await newMember(provider);
    expect(await link(session, person)).toMatchObject({ code: Code.success, data: { platforms: ["line"] } });
    expect(await loginBy(person)).toMatchObject({ code: Code.success, data: { uid, is_new: 0 } });
  });

  it("may be linked with both, and with each again", async () => {
    const person = someone();
    const { session } = await newMember(provider);
    await link(session, person);
    await link(session, person, "wechat");
    expect(await link(session, person)).toMatchObject({
      code: Code.success,
      data: { platforms: ["line", "wechat"] },
    });
  });

  it("is linked with the account shown last: the one before signs somebody else in", async () => {
    const [before, after] = [someone(), someone()];
    const { session, uid } = await newMember(provider);
    await link(session, before);
    expect(await link(session, after)).toMatchObject({ code: Code.success, data: { platforms: ["line"] } });
    expect((await loginBy(after)).data.uid).toBe(uid);
    expect(await loginBy(before)).toMatchObject({ code: Code.success, data: { is_new: 1 } });
  });

  it("cannot take another member's: 106, and nothing changes", async () => {
    const person = someone();
    const [first, second] = [await newMember(provider), await newMember(provider)];
    await link(first.session, person);
    expect(await link(second.session, person)).toMatchObject({
      code: Code.alreadyRegistered,
      data: { platform: "line" },
    });
    const { data } = await provider.call(memberInfo, {}, { session: second.session });
    expect(data.platforms).toEqual([]);
    expect((await loginBy(person)).data.uid).toBe(first.uid);
  });

  it("of two members who show one at the same time is linked to one", async () => {
    const person = someone();
    const members = await Promise.all([newMember(provider), newMember(provider), newMember(provider)]);
    const replies = await Promise.all(members.map(({ session }) => link(session, person)));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(
      [Code.alreadyRegistered, Code.alreadyRegistered, Code.success].toSorted(),
    );
  });

  it("is not linked by what LINE does not vouch for, and the session goes on", async () => {
    const { session } = await newMember(provider);
    const show = async (fault: string) => {
      const proof = await signIn.lineProof({ person: someone(), fault });
      return provider.call(bindAuth, { action: "link", proof }, { session });
    };
    expect(await show("expired")).toMatchObject({ code: Code.signatureFailed, data: { reason: "expired" } });
    expect(await show("audience")).toMatchObject({ code: Code.signatureFailed });
    expect(await show("down")).toMatchObject({ code: Code.serviceUnavailable, data: { service: "LINE" } });
    expect((await provider.call(memberInfo, {}, { session })).data.platforms).toEqual([]);
  });

  it("hears in its own language that LINE does not answer", async () => {
    const { session } = await newMember(provider);
    const proof = await signIn.lineProof({ person: someone(), fault: "down" });
    const reply = await provider.call(bindAuth, { action: "link", proof }, { session, language: "en" });
    expect(reply.message).toContain("LINE isn’t responding");
  });

  it("is linked once by a repeated request, which hears the same again", async () => {
    const { session } = await newMember(provider);
    const request = { action: "link" as const, proof: await signIn.wechatProof({ person: someone() }) };
    const options = { session, key: "one-tap-of-the-link-button" };
    const both = [provider.call(bindAuth, request, options), provider.call(bindAuth, request, options)];
    const [first, second] = await Promise.all(both);
    expect(first).toMatchObject({ code: Code.success });
    expect(second).toEqual(first);
    expect(await provider.call(bindAuth, request, options)).toEqual(first);
  });
});

describe("a visitor who links an account", () => {
  it("is a member from then on, with all that was theirs", async () => {
    const person = someone();
    const visitor = await taken(provider.call(noneRegister, {}));
    expect(await link(visitor, person)).toMatchObject({
      code: Code.success,
      data: { uid: visitor.uid, kind: "member", platforms: ["line"] },
    });
    expect((await loginBy(person)).data.uid).toBe(visitor.uid);
  });
});

describe("unlinking", () => {
  it("ends it where a phone is left to sign in by; again it is no fault", async () => {
    const person = someone();
    const { session, uid } = await newMember(provider);
    await link(session, person);
    expect(await unlink(session, "line")).toMatchObject({ code: Code.success, data: { platforms: [] } });
    expect(await unlink(session, "line")).toMatchObject({ code: Code.success, data: { platforms: [] } });
    expect((await loginBy(person)).data.uid).not.toBe(uid);
  });

  it("is refused where nothing would be left to sign in by: 113", async () => {
    const person = someone();
    const { data: session } = await loginBy(person);
    expect(await unlink(session, "line")).toMatchObject({
      code: Code.profileChangeFailed,
      data: { reason: "last_way" },
    });
    await link(session, person, "wechat");
    expect(await unlink(session, "line")).toMatchObject({
      code: Code.success,
      data: { platforms: ["wechat"] },
    });
    expect(await unlink(session, "wechat")).toMatchObject({ code: Code.profileChangeFailed });
    expect((await loginBy(person, "wechat")).data.uid).toBe(session.uid);
  });

  it("of two platforms at the same time leaves one", async () => {
    const person = someone();
    const { data: session } = await loginBy(person);
    await link(session, person, "wechat");
    const replies = await Promise.all([unlink(session, "line"), unlink(session, "wechat")]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(
      [Code.success, Code.profileChangeFailed].toSorted(),
    );
  });
});

describe("deleting an account that is linked with LINE", () => {
  const leave = (session: Session, line_access_token?: string) =>
    provider.call(
      accountCancel,
      { is_loss_accepted: 1, ...(line_access_token !== undefined && { line_access_token }) },
      { session },
    );

  it("ends the link at LINE by the customer's own token, and says so", async () => {
    const person = someone();
    const { data: session } = await loginBy(person);
    const { access_token } = await signIn.lineTokens({ person });
    expect(await leave(session, access_token)).toMatchObject({
      code: Code.success,
      data: { unlinked: ["line"] },
    });
    // LINE knows the token no more.
    const proof = { platform: "line" as const, token_kind: "access" as const, token: access_token };
    expect(await provider.call(login, { by: "platform", proof })).toMatchObject({
      code: Code.signatureFailed,
    });
  });

  it.each([
    ["without a token", async () => undefined],
    ["with somebody else's token", async () => (await signIn.lineTokens({ person: someone() })).access_token],
    [
      "with a token for another app",
      async (person: string) => (await signIn.lineTokens({ person, fault: "audience" })).access_token,
    ],
    [
      "while LINE does not answer",
      async (person: string) => (await signIn.lineTokens({ person, fault: "down" })).access_token,
    ],
  ])("%s deletes it all the same, and says that LINE was not told", async (_, tokenOf) => {
    const person = someone();
    const { data: session } = await loginBy(person);
    expect(await leave(session, await tokenOf(person))).toMatchObject({
      code: Code.success,
      data: { unlinked: [] },
    });
    expect(await loginBy(person)).toMatchObject({ code: Code.success, data: { is_new: 1 } });
  });
});
