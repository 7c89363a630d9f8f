import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { alterMemberInfo, memberInfo, sendMemberSmsCode } from "#contract/calls/member.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { Sex } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember, newPhone, PASSWORD, readCode } from "#provider/testing/members.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const alter = (session: User, request: RequestOf<typeof alterMemberInfo>) =>
  provider.call(alterMemberInfo, request, { session });
async function codeFor(session: User, phone: string): Promise<string> {
  provider.clock.advance(61_000);
  await taken(provider.call(sendMemberSmsCode, { purpose: "change_phone", phone }, { session }));
  return readCode(provider, phone);
}

describe("a profile", () => {
  it("changes where it is told to, and nowhere else", async () => {
    const { session } = await newMember(provider);
    const before = await taken(provider.call(memberInfo, {}, { session }));
    const changes = {
      family_name: "山田",
      given_name: "花子",
      sex: Sex.female,
      email: "hanako@example.com",
    } as const;
    expect(await taken(alter(session, changes))).toEqual({ ...before, ...changes });
    await taken(alter(session, { nickname: "  Hana ", is_message_agreed: 1 }));
    expect(await taken(alter(session, { email: null, avatar: null }))).toEqual({
      ...before,
      ...changes,
      email: null,
      nickname: "Hana",
      is_message_agreed: 1,
    });
    expect((await alter(session, { email: "no address" })).code).toBe(Code.missingParameter);
    expect((await alter(session, { avatar: "https://evil.example/x.png" })).code).toBe(
      Code.profileChangeFailed,
    );
  });

  it("takes stores into the favourites and out again, once", async () => {
    const { session } = await newMember(provider);
    const mark = (is_favourite: 0 | 1, store_id = "diner") =>
      alter(session, { favourite: { store_id, is_favourite } });
    await taken(mark(1));
    expect((await taken(mark(1))).holdings.favourites).toBe(1);
    expect((await taken(mark(0))).holdings.favourites).toBe(0);
    expect((await mark(1, "nowhere")).code).toBe(Code.storeMissing);
  });
});

describe("a phone", () => {
  it("is taken only with the code that was sent to it", async () => {
    const { session, phone: old } = await newMember(provider);
    const phone = newPhone();
    expect((await alter(session, { phone })).code).toBe(Code.missingParameter);
    const code = await codeFor(session, phone);
    expect((await alter(session, { phone: newPhone(), code })).code).toBe(Code.wrongCode);
    expect((await taken(alter(session, { phone, code }))).phone).toBe(`+81${phone.slice(1)}`);
    const enter = (number: string) =>
      provider.call(login, { by: "password", phone: number, password: PASSWORD });
    expect([(await enter(phone)).code, (await enter(old)).code]).toEqual([
      Code.success,
      Code.passwordMismatch,
    ]);
  });

  it("makes a visitor a member, since it is a way to sign in", async () => {
    const one = await guest(provider);
    const phone = newPhone();
    const code = await codeFor(one.session, phone);
    expect(await taken(alter(one.session, { phone, code }))).toMatchObject({ uid: one.uid, kind: "member" });
  });

  it("goes to one of two who confirm it at once", async () => {
    const phone = newPhone();
    const [one, two] = [await guest(provider), await guest(provider)];
    const code = await codeFor(one.session, phone);
    const replies = await Promise.all([one, two].map(({ session }) => alter(session, { phone, code })));
    expect(replies.map((reply) => reply.code).toSorted((a, b) => a - b)).toEqual([
      Code.wrongCode,
      Code.success,
    ]);
  });

  it("that is the caller's own is where their codes go", async () => {
    const { session, phone } = await newMember(provider);
    provider.clock.advance(61_000);
    const ask = (request: RequestOf<typeof sendMemberSmsCode>, as: User = session) =>
      provider.call(sendMemberSmsCode, request, { session: as });
    await taken(ask({ purpose: "cancel_account" }));
    expect(await readCode(provider, phone)).toMatch(/^\d{4}$/);
    expect((await ask({ purpose: "cancel_account" }, (await guest(provider)).session)).code).toBe(
      Code.idMissing,
    );
    expect((await ask({ purpose: "change_phone" })).code).toBe(Code.phoneMissing);
    expect((await ask({ purpose: "register" })).code).toBe(Code.missingParameter);
  });
});
