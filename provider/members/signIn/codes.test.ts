import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkCode, register, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { limits } from "#provider/db/tables/members.ts";
import { smsMessages, verificationCodes } from "#provider/db/tables/signIn.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { addressOf, codeOn, newPhone, textsTo } from "#provider/testing/members.ts";

let provider: Planted;
const SECOND = 1_000;

beforeAll(async () => {
  provider = await planted({ settings: { publicOrigin: "http://provider.test" } });
});
beforeEach(() => provider.clock.set(NOON));
afterAll(() => provider.close());

const send = (phone: string, address = addressOf(phone)) =>
  provider.call(sendSmsCode, { phone, purpose: "register" }, { address });
const check = (phone: string, code: string, purpose: "register" | "log_in" = "register") =>
  provider.call(checkCode, { phone, purpose, code }, { address: addressOf(phone) });
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");

describe("a verification code", () => {
  it("comes in the language asked for, code first, and so that the phone can fill it in", async () => {
    const phone = newPhone();
    const sent = await taken(
      provider.call(
        sendSmsCode,
        { phone, purpose: "register" },
        { address: addressOf(phone), language: "en" },
      ),
    );
    expect(sent).toEqual({ length: 4, expires_in: 300, resend_in: 60 });
    const [text = ""] = await textsTo(provider, phone);
    expect(text).toMatch(/^\d{4} is your registration code\./);
    expect(text).toMatch(/\n\n@provider\.test #\d{4}$/);
  });

  it("opens what it was sent for, to whom, once", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    expect((await check(newPhone(), code)).code).toBe(Code.wrongCode);
    expect((await check(phone, code, "log_in")).code).toBe(Code.wrongCode);
    expect(await taken(check(phone, code))).toEqual({
      valid_until: new Date(NOON.getTime() + (61 + 300) * SECOND).toISOString(),
    });
    const request = { phone, code, password: "tonkotsu77" };
    expect((await provider.call(register, request)).code).toBe(Code.success);
    expect((await check(phone, code)).code).toBe(Code.wrongCode);
    expect((await provider.call(register, request)).code).toBe(Code.wrongCode);
  });

  it("is right for five minutes, and not one second more", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    provider.clock.advance(299 * SECOND);
    expect((await check(phone, code)).code).toBe(Code.success);
    provider.clock.advance(SECOND);
    expect((await check(phone, code)).code).toBe(Code.wrongCode);
  });

  it("is worn out by five wrong tries, wherever they were made: then the right one fails too", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const wrong = otherThan(code);
    for (let tries = 0; tries < 3; tries += 1) expect((await check(phone, wrong)).code).toBe(Code.wrongCode);
    for (let tries = 0; tries < 2; tries += 1) {
      const request = { phone, code: wrong, password: "tonkotsu77" };
      expect((await provider.call(register, request, { address: "203.0.113.77" })).code).toBe(Code.wrongCode);
    }
    // It says so: to look again would not help.
    expect(await check(phone, code)).toMatchObject({
      code: Code.wrongCode,
      message: expect.stringContaining("再送信"),
    });
  });

  it("is worn out by wrong tries at the same moment as well", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const wrong = otherThan(code);
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(phone, wrong)));
    expect(tries.every((reply) => reply.code === Code.wrongCode)).toBe(true);
    expect((await check(phone, code)).code).toBe(Code.wrongCode);
  });

  it("of two given for one number at once opens one account", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const request = { phone, code, password: "tonkotsu77" };
    const replies = await Promise.all([1, 2, 3].map(() => provider.call(register, request)));
    expect(replies.map((reply) => reply.code).toSorted((a, b) => a - b)).toEqual([
      Code.wrongCode,
      Code.wrongCode,
      Code.success,
    ]);
  });

  it("takes the place of the one before", async () => {
    const phone = newPhone();
    const first = await codeOn(provider, phone, "register");
    const second = await codeOn(provider, phone, "register");
    const isSame = first === second;
    expect((await check(phone, first)).code).toBe(isSame ? Code.success : Code.wrongCode);
    expect((await check(phone, second)).code).toBe(Code.success);
  });

  it("is one number's, however that was typed", async () => {
    const code = await codeOn(provider, "09055550001", "register");
    expect((await check("+819055550001", code)).code).toBe(Code.success);
    expect((await send("19055550001")).code).toBe(Code.phoneMissing);
    expect((await send("+12")).code).toBe(Code.missingParameter);
  });

  it("is kept by nobody who reads the database", async () => {
    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const rows = [
      ...(await provider.db.select().from(verificationCodes)),
      ...(await provider.db.select().from(smsMessages)),
    ];
    const kept = rows
      .filter((row) => row.phone === `+81${phone.slice(1)}`)
      .map((row) => ({ ...row, phone: "" }));
    expect(JSON.stringify(kept)).not.toContain(`${code} `);
    expect(JSON.stringify(await provider.db.select().from(limits))).not.toContain(phone.slice(1));
  });

  it("has as many digits as the operator asks for", async () => {
    const eight = await planted();
    Object.assign(eight.parts.settings, { codeLength: 8 });
    const phone = newPhone();
    expect(await codeOn(eight, phone, "register")).toMatch(/^\d{8}$/);
    await eight.close();
  });
});

describe("asking for codes", () => {
  it("again is told to wait a minute, in seconds", async () => {
    const phone = newPhone();
    await taken(send(phone));
    provider.clock.advance(20 * SECOND);
    expect(await send(phone)).toMatchObject({ code: Code.tooManyRequests, data: { seconds: 40 } });
    provider.clock.advance(40 * SECOND);
    expect((await send(phone)).code).toBe(Code.success);
  });

  it("twice at once sends one", async () => {
    const phone = newPhone();
    const codes = (await Promise.all([send(phone), send(phone)])).map((reply) => reply.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([Code.success, Code.tooManyRequests]);
    expect(await textsTo(provider, phone)).toHaveLength(1);
  });

  it("slows down for a phone after six a day from one place and ten in all, and for an address after thirty", async () => {
    const phone = newPhone();
    for (let count = 0; count < 6; count += 1) await codeOn(provider, phone, "register");
    provider.clock.advance(61 * SECOND);
    expect(await send(phone)).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: expect.any(Number) },
    });
    for (let count = 0; count < 4; count += 1)
      await codeOn(provider, phone, "register", { address: "203.0.113.40" });
    provider.clock.advance(61 * SECOND);
    const { data } = await send(phone, "203.0.113.41");
    const { seconds } = data as unknown as { seconds: number };
    expect(seconds).toBeLessThanOrEqual(600);
    provider.clock.advance(seconds * SECOND);
    expect((await send(phone, "203.0.113.41")).code).toBe(Code.success);

    const codes = [];
    for (let count = 0; count < 31; count += 1) codes.push((await send(newPhone(), "192.0.2.99")).code);
    expect(codes.filter((code) => code === Code.success)).toHaveLength(30);
    provider.clock.advance(60 * SECOND);
    expect((await send(newPhone(), "192.0.2.99")).code).toBe(Code.success);
  });

  it("ends for everybody when the operator's hour is used up", async () => {
    const small = await planted();
    Object.assign(small.parts.settings, { codesAnHourInAll: 2 });
    const ask = (phone: string) =>
      small.call(sendSmsCode, { phone, purpose: "register" }, { address: addressOf(phone) });
    const codes = [await ask(newPhone()), await ask(newPhone()), await ask(newPhone())];
    expect(codes.map(({ code }) => code)).toEqual([Code.success, Code.success, Code.tooManyRequests]);
    await small.close();
  });

  it("waits for no clock that was put back by an hour", async () => {
    const phone = newPhone();
    await taken(send(phone));
    provider.clock.advance(-3_600 * SECOND);
    expect((await send(phone)).code).toBe(Code.success);
  });
});
