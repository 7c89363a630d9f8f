import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkCode, login, restPwd, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { verificationCodes } from "#provider/db/tables/signIn.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { addressOf, codeOn, newMember, newPhone, PASSWORD, readCode } from "#provider/testing/members.ts";

let provider: Planted;
/** Milliseconds for a thousand requests on a machine that does other things as well. */
const TIME = 180_000;
beforeAll(async () => {
  provider = await planted();
  // What is counted here are guesses, whatever else slows them down.
  Object.assign(provider.parts.settings, { codesAnHour: 100_000, codesAnHourInAll: 100_000 });
});
afterAll(() => provider.close());

/** A thousand codes that are not the right one. */
const wrongCodes = (right: string) =>
  Array.from({ length: 1_000 }, (_, index) => String((Number(right) + index + 1) % 10_000).padStart(4, "0"));
const ownAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Sends in handfuls, as somebody with many hands would. */
async function all(count: number, send: (index: number) => Promise<{ code: number }>): Promise<number[]> {
  const codes: number[] = [];
  for (let start = 0; start < count; start += 25) {
    const handful = Array.from({ length: Math.min(25, count - start) }, (_, index) => send(start + index));
    codes.push(...(await Promise.all(handful)).map(({ code }) => code));
  }
  return codes;
}
const count = (codes: readonly number[], wanted: number) => codes.filter((code) => code === wanted).length;

describe("a thousand wrong codes", () => {
  it(
    "from one address never get in, and then not even the right one opens",
    async () => {
      const { phone } = await newMember(provider);
      const right = await codeOn(provider, phone, "log_in");
      const address = "203.0.113.1";
      const wrong = wrongCodes(right);
      const enter = (code: string) => provider.call(login, { by: "code", phone, code }, { address });
      const codes = await all(1_000, (index) => enter(wrong[index] ?? ""));
      // Five are looked at; then there is no code, and nothing to be guessed.
      expect(count(codes, 107)).toBe(1_000);
      expect((await enter(right)).code).not.toBe(Code.success);
      const elsewhere = await provider.call(
        login,
        { by: "code", phone, code: right },
        { address: "203.0.113.2" },
      );
      expect(elsewhere.code).not.toBe(Code.success);
    },
    TIME,
  );

  it(
    "from a thousand addresses never get in either",
    async () => {
      const { phone } = await newMember(provider);
      const right = await codeOn(provider, phone, "log_in");
      const wrong = wrongCodes(right);
      const codes = await all(1_000, (index) =>
        provider.call(login, { by: "code", phone, code: wrong[index] ?? "" }, { address: ownAddress(index) }),
      );
      expect(count(codes, 107)).toBe(1_000);
      const last = await provider.call(
        login,
        { by: "code", phone, code: right },
        { address: ownAddress(5_000) },
      );
      expect(last.code).not.toBe(Code.success);
    },
    TIME,
  );

  it("are the same ones, whichever call they are tried by", async () => {
    const { phone } = await newMember(provider);
    const right = await codeOn(provider, phone, "reset_password");
    const wrong = wrongCodes(right);
    const codes = await all(100, (index) => {
      const code = wrong[index] ?? "";
      const address = ownAddress(10_000 + index);
      return index % 2 === 0
        ? provider.call(checkCode, { phone, purpose: "reset_password", code }, { address })
        : provider.call(restPwd, { by: "code", phone, code, password: "stolen99" }, { address });
    });
    expect(count(codes, 107)).toBe(100);
    const late = await provider.call(restPwd, { by: "code", phone, code: right, password: "stolen99" });
    expect(late.code).not.toBe(Code.success);
    const own = await provider.call(login, { by: "password", phone, password: PASSWORD });
    expect(own.code).toBe(Code.success);
  });

  it(
    "at one phone each are held up after thirty, from one address",
    async () => {
      const phones = Array.from({ length: 40 }, newPhone);
      const right = new Map<string, string>();
      for (const phone of phones) {
        await provider.call(sendSmsCode, { phone, purpose: "register" }, { address: addressOf(phone) });
        right.set(phone, await readCode(provider, phone));
      }
      const guess = (index: number) => {
        const phone = phones[index] ?? newPhone();
        const code = wrongCodes(right.get(phone) ?? "0000")[0] ?? "";
        return provider.call(checkCode, { phone, purpose: "register", code }, { address: "203.0.113.5" });
      };
      const codes = await all(1_000, guess);
      const tries = await provider.db
        .select({ left: verificationCodes.tries_left })
        .from(verificationCodes)
        .where(
          inArray(
            verificationCodes.phone,
            phones.map((phone) => `+81${phone.slice(1)}`),
          ),
        );
      expect(tries.reduce((sum, { left }) => sum + 5 - left, 0)).toBe(30);
      expect(count(codes, 10000)).toBe(0);
      // The other ten wait; all further ones are of phones that were sent none.
      expect(count(codes, 90006)).toBe(10);
    },
    TIME,
  );

  it("hold up nobody for longer than it says", async () => {
    const { phone } = await newMember(provider);
    const address = "203.0.113.6";
    const enter = (code: string) => provider.call(login, { by: "code", phone, code }, { address });
    for (let sent = 0; sent < 4; sent += 1) {
      const wrong = wrongCodes(
        await codeOn(provider, phone, "log_in", { address: ownAddress(6_000 + sent) }),
      );
      for (let tries = 0; tries < 5; tries += 1) await enter(wrong[tries] ?? "");
    }
    const last = wrongCodes(await codeOn(provider, phone, "log_in", { address: ownAddress(6_100) }));
    await enter(last[0] ?? "");
    const { data, code } = await enter(last[1] ?? "");
    const { seconds } = data as unknown as { seconds: number };
    expect([code, seconds <= 3_600]).toEqual([90006, true]);
    provider.clock.advance(seconds * 1_000);
    const right = await codeOn(provider, phone, "log_in", { address: ownAddress(6_200) });
    expect((await enter(right)).code).toBe(Code.success);
    provider.clock.set(NOON);
  });
});

describe("passwords", () => {
  it(
    "are guessed thirty times at once from everywhere, then slowly, and the right one waits as well",
    async () => {
      const { phone } = await newMember(provider);
      const enter = (password: string, index: number) =>
        provider.call(login, { by: "password", phone, password }, { address: ownAddress(20_000 + index) });
      const codes = await all(100, (index) => enter(`guess${index}`, index));
      expect([count(codes, 108), count(codes, 90006)]).toEqual([30, 70]);
      const refused = await enter(PASSWORD, 200);
      expect(refused).toMatchObject({ code: Code.tooManyRequests, data: { seconds: expect.any(Number) } });
      provider.clock.advance((refused.data as unknown as { seconds: number }).seconds * 1_000);
      expect((await enter(PASSWORD, 200)).code).toBe(Code.success);
    },
    TIME,
  );

  it(
    "of many accounts are guessed sixty times an hour from one address",
    async () => {
      const codes = await all(80, () =>
        provider.call(
          login,
          { by: "password", phone: newPhone(), password: "winter99" },
          { address: "203.0.113.7" },
        ),
      );
      expect([count(codes, 108), count(codes, 90006)]).toEqual([60, 20]);
    },
    TIME,
  );

  it("that are right count for nothing", async () => {
    const { phone } = await newMember(provider);
    for (let times = 0; times < 15; times += 1) {
      expect((await provider.call(login, { by: "password", phone, password: PASSWORD })).code).toBe(
        Code.success,
      );
    }
  });
});
