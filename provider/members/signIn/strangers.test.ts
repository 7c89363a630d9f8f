import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountCancel, sendMemberSmsCode } from "#contract/calls/member.ts";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import { checkCode, login, register, restPwd, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { createLog } from "#provider/operations/log.ts";
import { NOON, tableId } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { codeOn, newMember, newPhone, PASSWORD, readCode } from "#provider/testing/members.ts";

/** The restaurant's Wi-Fi: attacker and victim are behind one address. */
const WIFI = "203.0.113.200";
const MINE = { device: "the-browser-that-is-mine" };
const THEIRS = { device: "the-browser-of-a-stranger" };
const mine = { address: WIFI, base: MINE };
const theirs = { address: WIFI, base: THEIRS };

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
beforeEach(() => provider.clock.set(NOON));
afterAll(() => provider.close());

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
const many = async (count: number, attempt: (index: number) => Promise<{ code: number }>) => {
  const codes: number[] = [];
  for (let index = 0; index < count; index += 1) codes.push((await attempt(index)).code);
  return codes;
};
const elsewhere = (index: number) => `10.1.${index >> 8}.${index & 255}`;
/** A member who has signed in from `MINE`. */
const member = () => newMember(provider, mine);

describe("codes that nobody was sent", () => {
  it("wear nothing out: their owner signs in, resets and leaves, on the same Wi-Fi and from a new phone", async () => {
    const { phone, session } = await member();
    const purposes = ["log_in", "reset_password", "cancel_account"] as const;
    const codes = await many(60, (index) =>
      provider.call(checkCode, { phone, purpose: purposes[index % 3] ?? "log_in", code: "0000" }, theirs),
    );
    expect(new Set(codes)).toEqual(new Set([Code.wrongCode]));
    const code = await codeOn(provider, phone, "log_in", {
      address: WIFI,
      base: { device: "a-phone-bought-today" },
    });
    const entered = await provider.call(
      login,
      { by: "code", phone, code },
      { address: WIFI, base: { device: "a-phone-bought-today" } },
    );
    expect(entered.code).toBe(Code.success);
    provider.clock.advance(1_000);
    await taken(provider.call(sendMemberSmsCode, { purpose: "cancel_account" }, { ...mine, session }));
    const left = { is_loss_accepted: 1, code: await readCode(provider, phone) } as const;
    expect((await provider.call(accountCancel, left, { ...mine, session })).code).toBe(Code.success);
  });
});

describe("a code that was sent", () => {
  it("is worn out by nobody but the browser that asked for it, and opens in no other", async () => {
    const { phone } = await member();
    const code = await codeOn(provider, phone, "log_in", mine);
    const wrong = otherThan(code);
    await many(40, () => provider.call(login, { by: "code", phone, code: wrong }, theirs));
    expect((await provider.call(login, { by: "code", phone, code }, theirs)).code).toBe(Code.wrongCode);
    expect((await provider.call(login, { by: "code", phone, code }, mine)).code).toBe(Code.success);
  });

  it("is replaced by none that a stranger asks for, whose own ends after five wrong tries", async () => {
    const { phone } = await member();
    const code = await codeOn(provider, phone, "log_in", mine);
    const asked = await provider.call(sendSmsCode, { phone, purpose: "log_in" }, theirs);
    expect(asked.code).toBe(Code.success);
    const stolen = await readCode(provider, phone);
    const wrong = otherThan(stolen);
    await many(5, () => provider.call(login, { by: "code", phone, code: wrong }, theirs));
    expect((await provider.call(login, { by: "code", phone, code: stolen }, theirs)).code).toBe(
      Code.wrongCode,
    );
    expect((await provider.call(login, { by: "code", phone, code }, mine)).code).toBe(Code.success);
  });

  it("comes to who is known although strangers have had all of the day's for that phone sent", async () => {
    const { phone, session } = await member();
    for (let index = 0; index < 40; index += 1) {
      provider.clock.advance(61_000);
      const base = { device: `one-of-many-browsers-${index}` };
      await provider.call(sendSmsCode, { phone, purpose: "log_in" }, { address: elsewhere(index), base });
    }
    const stranger = { address: elsewhere(900), base: { device: "one-more-of-many-browsers" } };
    expect((await provider.call(sendSmsCode, { phone, purpose: "log_in" }, stranger)).code).toBe(
      Code.tooManyRequests,
    );
    expect((await provider.call(sendSmsCode, { phone, purpose: "log_in" }, mine)).code).toBe(Code.success);
    const own = await provider.call(
      sendMemberSmsCode,
      { purpose: "cancel_account" },
      { session, address: WIFI },
    );
    expect(own.code).toBe(Code.success);
  });

  it("is guessed at by strangers from everywhere twenty times a day, then ever more slowly", async () => {
    const { phone } = await member();
    let wrong = 0;
    for (let index = 0; index < 8; index += 1) {
      const stranger = { address: elsewhere(1_000 + index), base: { device: `browser-number-${index}` } };
      const code = await codeOn(provider, phone, "log_in", stranger);
      const codes = await many(5, () =>
        provider.call(login, { by: "code", phone, code: otherThan(code) }, stranger),
      );
      wrong += codes.filter((one) => one === 107).length;
    }
    expect(wrong).toBeGreaterThanOrEqual(20);
    expect(wrong).toBeLessThan(30);
    const code = await codeOn(provider, phone, "log_in", mine);
    expect((await provider.call(login, { by: "code", phone, code }, mine)).code).toBe(Code.success);
  });

  it("comes to guests with their table's code although a stranger on their Wi-Fi asked for all of the hour's", async () => {
    for (let index = 0; index < 35; index += 1)
      await provider.call(sendSmsCode, { phone: newPhone(), purpose: "register" }, theirs);
    const ask = (base: object) =>
      provider.call(sendSmsCode, { phone: newPhone(), purpose: "register" }, { address: WIFI, base });
    expect((await ask({})).code).toBe(Code.tooManyRequests);
    const signed = tableId("diner-T1", provider.parts.signingKey);
    expect((await ask({ store_id: "diner", table_id: signed })).code).toBe(Code.success);
    // A bare id is anybody's to type.
    expect((await ask({ store_id: "diner", table_id: "diner-T1" })).code).toBe(Code.tooManyRequests);
    expect((await ask({ store_id: "diner", table_id: `${signed}x` })).code).toBe(Code.tooManyRequests);
  });
});

describe("passwords that a stranger guesses", () => {
  const enter = (phone: string, password: string, options: object) =>
    provider.call(login, { by: "password", phone, password }, options);

  it("on the same Wi-Fi hold up neither who signed in before nor their change of password", async () => {
    const { phone, session } = await member();
    const codes = await many(100, (index) => enter(phone, `guess${index}`, theirs));
    expect(codes.filter((code) => code === Code.passwordMismatch).length).toBeLessThanOrEqual(11);
    expect(codes.at(-1)).toBe(Code.tooManyRequests);
    expect((await enter(phone, PASSWORD, mine)).code).toBe(Code.success);
    const request = { by: "password", present_password: PASSWORD, password: "shoyu4444" } as const;
    expect((await provider.call(restPwd, request, { ...mine, session })).code).toBe(Code.success);
  });

  it("from a thousand addresses slow a new phone down, by a minute at most, and no known one", async () => {
    const { phone } = await member();
    const codes = await many(80, (index) =>
      enter(phone, `guess${index}`, { address: elsewhere(2_000 + index) }),
    );
    expect(codes.filter((code) => code === Code.passwordMismatch)).toHaveLength(30);
    expect((await enter(phone, PASSWORD, mine)).code).toBe(Code.success);
    const { code, data } = await enter(phone, PASSWORD, { address: elsewhere(3_000) });
    expect(code).toBe(Code.tooManyRequests);
    const { seconds } = data as unknown as { seconds: number };
    expect(seconds).toBeLessThanOrEqual(60);
    provider.clock.advance(seconds * 1_000);
    expect((await enter(phone, PASSWORD, { address: elsewhere(3_000) })).code).toBe(Code.success);
  });

  it("of many accounts are slowed down at an address, for strangers alone", async () => {
    const { phone } = await member();
    const codes = await many(80, (index) => enter(newPhone(), `guess${index}`, theirs));
    expect(codes.filter((code) => code === Code.passwordMismatch).length).toBeLessThanOrEqual(60);
    expect((await enter(phone, PASSWORD, theirs)).code).toBe(Code.tooManyRequests);
    expect((await enter(phone, PASSWORD, mine)).code).toBe(Code.success);
  });

  it("from inside, with the phone in hand, are as slow, and hold up no other browser of the account", async () => {
    const { phone, session } = await member();
    const request = { by: "password", password: "shoyu4444" } as const;
    const codes = await many(40, (index) =>
      provider.call(restPwd, { ...request, present_password: `guess${index}` }, { ...theirs, session }),
    );
    expect(codes.filter((code) => code === Code.passwordMismatch)).toHaveLength(10);
    expect((await enter(phone, PASSWORD, mine)).code).toBe(Code.success);
  });

  it("are forgotten by a right one for that account and browser, and not for the address", async () => {
    const { phone } = await member();
    for (let round = 0; round < 3; round += 1) {
      await many(9, () => enter(phone, "mistyped1", mine));
      expect((await enter(phone, PASSWORD, mine)).code).toBe(Code.success);
    }
    const at = { address: "203.0.113.201" };
    const other = await newMember(provider);
    await many(59, () => enter(newPhone(), "guess1", at));
    expect((await enter(other.phone, PASSWORD, at)).code).toBe(Code.success);
    expect((await enter(newPhone(), "guess1", at)).code).toBe(Code.passwordMismatch);
    expect((await enter(newPhone(), "guess1", at)).code).toBe(Code.tooManyRequests);
  });

  it("make nobody known who only says the name of a browser", async () => {
    const { phone, uid, session } = await member();
    // A token that is exchanged makes the browser known as well: it was signed in with.
    const renewed = { address: WIFI, base: { device: "another-browser-of-mine" } };
    await taken(provider.call(updateToken, { uid, auth_token: session.auth_token }, renewed));
    await many(80, (index) => enter(phone, `guess${index}`, theirs));
    expect((await enter(phone, PASSWORD, theirs)).code).toBe(Code.tooManyRequests);
    expect((await enter(phone, PASSWORD, renewed)).code).toBe(Code.success);
  });
});

describe("registrations", () => {
  it("by the hundred keep nobody out who has a table's code or has signed in before", async () => {
    const limited = await planted({ settings: { registrationsAMinute: 5 } });
    const join = (base: object) => limited.call(noneRegister, base, { address: WIFI });
    const codes = await many(20, () => join({}));
    expect(codes.filter((code) => code === Code.success)).toHaveLength(5);
    const signed = tableId("diner-T1", limited.parts.signingKey);
    expect((await join({ store_id: "diner", table_id: signed })).code).toBe(Code.success);
    expect((await join({ store_id: "diner", table_id: "diner-T1" })).code).toBe(Code.tooManyRequests);
    const phone = newPhone();
    const code = await codeOn(limited, phone, "register");
    const fromElsewhere = { address: "203.0.113.202", base: MINE };
    await taken(limited.call(register, { phone, code, password: PASSWORD }, fromElsewhere));
    expect((await limited.call(login, { by: "password", phone, password: PASSWORD }, mine)).code).toBe(
      Code.success,
    );
    await limited.close();
  });
});

it("are told to the log with who and from where, without what was typed", async () => {
  const lines: string[] = [];
  const logged = await planted({ log: createLog("info", (line) => lines.push(line)) });
  const { phone, uid } = await newMember(logged);
  const enter = (password: string) =>
    logged.call(login, { by: "password", phone, password }, { address: "203.0.113.210" });
  for (let index = 0; index < 11; index += 1) await enter(`secret${index}`);
  const events = lines.map((line) => JSON.parse(line));
  const from = { path: "/order/user/login", address: "203.0.113.210" };
  expect(events.filter(({ event }) => event === "signed in")).toMatchObject([{ uid }]);
  expect(events.filter(({ event }) => event === "refused")).toHaveLength(10);
  expect(events.at(-1)).toMatchObject({ event: "held up", ...from, seconds: expect.any(Number) });
  for (const secret of [phone.slice(1), "secret1", PASSWORD]) expect(lines.join()).not.toContain(secret);
  await logged.close();
});
