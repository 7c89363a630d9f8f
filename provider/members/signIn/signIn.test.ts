import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberInfo, sendMemberSmsCode } from "#contract/calls/member.ts";
import { updateToken } from "#contract/calls/session.ts";
import { login, register, restPwd, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { members } from "#provider/db/tables/members.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { codeOn, newMember, newPhone, PASSWORD } from "#provider/testing/members.ts";
import { repeatable } from "#provider/testing/repeatable.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const codeOf = async (session: User) => (await provider.call(memberInfo, {}, { session })).code;
const exchange = ({ uid, auth_token }: User) => provider.call(updateToken, { uid, auth_token });
const byPassword = (phone: string, password = PASSWORD) =>
  provider.call(login, { by: "password", phone, password });

describe("who registers", () => {
  it("is a member, with a password that nobody can read", async () => {
    const { session, phone, uid } = await newMember(provider);
    expect(session).toMatchObject({ kind: "member", is_new: 1, moved: { orders: 0 } });
    const [row] = await provider.db.select().from(members).where(eq(members.uid, uid));
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.registered_at).not.toBeNull();
    expect((await taken(byPassword(phone))).uid).toBe(uid);
  });

  it.each(["123456", "password", "aaaaaa", "abcdef"])("may not choose %s", async (password) => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const refused = await provider.call(register, { phone, code, password });
    expect(refused).toMatchObject({ code: Code.registrationFailed, data: { reason: "common" } });
    expect((await provider.call(register, { phone, code, password: PASSWORD })).code).toBe(Code.success);
  });

  it("and was a visitor stays the same, under the same id, and only the new token counts", async () => {
    const one = await guest(provider);
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const request = { phone, code, password: PASSWORD, nickname: "Taro" };
    const session = await taken(provider.call(register, request, { session: one.session }));
    expect(session).toMatchObject({ uid: one.uid, is_new: 1, kind: "member" });
    expect(await codeOf(one.session)).toBe(20002);
    expect((await exchange(one.session)).code).toBe(Code.signatureFailed);
    const profile = await taken(provider.call(memberInfo, {}, { session }));
    expect(profile).toMatchObject({ nickname: "Taro", phone: `+81${phone.slice(1)}`, has_password: 1 });
  });

  it("gets the same account and token again when the answer was lost", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const request = { phone, code, password: PASSWORD };
    const key = "a-registration-sent-twice";
    const { first, again } = repeatable("a secret of this registration");
    const reply = await provider.call(register, request, { key, base: first });
    const replies = [1, 2].map(() => provider.call(register, request, { key, base: again }));
    expect(await Promise.all(replies)).toEqual([reply, reply]);
    expect(await codeOf(reply.data)).toBe(10000);
  });

  it("under a number that is taken meanwhile is told so", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    await provider.db.insert(members).values({
      uid: `taken-${phone}`,
      kind: "member",
      channel: `taken-${phone}`,
      created_at: provider.parts.clock(),
      phone: `+81${phone.slice(1)}`,
    });
    expect((await provider.call(register, { phone, code, password: PASSWORD })).code).toBe(
      Code.alreadyRegistered,
    );
  });
});

describe("who signs in", () => {
  it("does so by password or by code, on as many devices as they have", async () => {
    const { phone, session, uid } = await newMember(provider);
    const second = await taken(byPassword(`+81${phone.slice(1)}`));
    const code = await codeOn(provider, phone, "log_in");
    const third = await taken(provider.call(login, { by: "code", phone, code }));
    expect([second.uid, third.uid, third.is_new]).toEqual([uid, uid, 0]);
    for (const each of [session, second, third]) expect(await codeOf(each)).toBe(10000);
  });

  it("hears the same of a wrong password and of an account that is not there, and waits as long", async () => {
    const { phone } = await newMember(provider);
    const timed = async (typed: string) => {
      const start = performance.now();
      const { code, message } = await byPassword(typed, "wrong123");
      return { told: `${code} ${message}`, took: performance.now() - start };
    };
    const [known, unknown] = [await timed(phone), await timed(newPhone())];
    expect(unknown.told).toBe(known.told);
    expect(known.told).toMatch(/^108 /);
    // Both had a password to work on, which takes much longer than all else.
    expect(unknown.took).toBeGreaterThan(known.took / 5);
  });

  it("sees the other devices signed out when the password is set anew by a code", async () => {
    const { phone, session } = await newMember(provider);
    const other = await taken(byPassword(phone));
    const code = await codeOn(provider, phone, "reset_password");
    const request = { by: "code", phone, code, password: "shoyu2026" } as const;
    const renewed = await taken(provider.call(restPwd, request));
    for (const old of [session, other]) {
      expect(await codeOf(old)).toBe(20002);
      expect((await exchange(old)).code).toBe(Code.signatureFailed);
    }
    expect(await codeOf(renewed)).toBe(10000);
    expect((await byPassword(phone)).code).toBe(Code.passwordMismatch);
    expect((await byPassword(phone, "shoyu2026")).code).toBe(Code.success);
  });

  it("changes the password by the present one alone, and not to one that anybody would try", async () => {
    const { session } = await newMember(provider);
    const change = (present_password: string, password: string, as: User | null = session) =>
      provider.call(
        restPwd,
        { by: "password", present_password, password },
        as === null ? {} : { session: as },
      );
    expect((await change("wrong123", "shoyu2026")).code).toBe(Code.passwordMismatch);
    expect(await change(PASSWORD, "123456")).toMatchObject({
      code: Code.passwordChangeFailed,
      data: { reason: "common" },
    });
    expect((await change(PASSWORD, "shoyu2026", null)).code).toBe(Code.notSignedIn);
    const renewed = await taken(change(PASSWORD, "shoyu2026"));
    expect(await codeOf(session)).toBe(20002);
    expect(await codeOf(renewed)).toBe(10000);
  });
});

describe("who signs out", () => {
  it("ends that sign-in, what it was exchanged for, and no other device's", async () => {
    const { phone, session } = await newMember(provider);
    const other = await taken(byPassword(phone));
    const renewed = await taken(exchange(session));
    const { uid, auth_token } = renewed;
    const answered = await taken(provider.call(updateToken, { uid, auth_token, is_sign_out: 1 }));
    for (const ended of [session, renewed, { ...renewed, auth_token: answered.auth_token }]) {
      expect(await codeOf(ended)).toBe(20002);
      expect((await exchange(ended)).code).toBe(Code.signatureFailed);
    }
    expect(await codeOf(other)).toBe(10000);
  });

  it("in two tabs at once, one of them renewing, is signed out in both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = (await guest(provider)).session;
      const { uid, auth_token } = session;
      const [renewed] = await Promise.all([
        exchange(session),
        provider.call(updateToken, { uid, auth_token, is_sign_out: 1 }),
      ]);
      const tokens = renewed.code === Code.success ? [session, renewed.data] : [session];
      expect(await Promise.all(tokens.map(codeOf))).toEqual(tokens.map(() => 20002));
    }
  });
});

describe("whoever leaves a field of an account empty", () => {
  const code = "0000";
  const phone = "09012345678";
  it.each([
    ["no phone", { by: "password", phone: "", password: PASSWORD } as const, 104],
    ["no password", { by: "password", phone, password: "" } as const, 105],
    ["neither", { by: "password", phone: "", password: "" } as const, 104],
    ["no phone for the code", { by: "code", phone: "", code } as const, 104],
  ])("is told what is missing at signing in: %s", async (_, request, told) => {
    expect((await provider.call(login, request)).code).toBe(told);
  });

  it("is told so at registering, before the code is used up", async () => {
    const mine = newPhone();
    const sent = await codeOn(provider, mine, "register");
    const one = { phone: mine, code: sent, password: "" };
    expect((await provider.call(register, { ...one, phone: "" })).code).toBe(Code.phoneMissing);
    expect((await provider.call(register, one)).code).toBe(Code.passwordMissing);
    expect((await provider.call(register, { ...one, password: PASSWORD })).code).toBe(Code.success);
  });

  it("is told so at setting a new password, and at asking for a code", async () => {
    const { session } = await newMember(provider);
    const anew = { by: "code", phone, code, password: "shoyu2026" } as const;
    expect((await provider.call(restPwd, { ...anew, phone: "" })).code).toBe(Code.phoneMissing);
    expect((await provider.call(restPwd, { ...anew, password: "" })).code).toBe(Code.passwordMissing);
    const own = { by: "password", present_password: "", password: "shoyu2026" } as const;
    expect((await provider.call(restPwd, own, { session })).code).toBe(Code.passwordMissing);
    expect((await provider.call(sendSmsCode, { phone: "", purpose: "log_in" })).code).toBe(Code.phoneMissing);
    const change = { phone: "", purpose: "change_phone" } as const;
    expect((await provider.call(sendMemberSmsCode, change, { session })).code).toBe(Code.phoneMissing);
  });

  it("leaves other mistakes to the fields: a password that is too short is named", async () => {
    const refused = await provider.call(register, { phone, code, password: "abc" });
    expect(refused).toMatchObject({ code: Code.missingParameter, data: { fields: ["password"] } });
  });
});
