import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import { login, register } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { idempotencyKeys, members } from "#provider/db/tables/members.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { codeOn, newPhone } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { repeatable } from "#provider/testing/repeatable.ts";
import { ownWriteTrial, trialHandlers, writeTrial } from "#provider/testing/trialCalls.ts";
import { handlers } from "./calls.ts";

let provider: TestProvider;
let during: () => Promise<void> = () => Promise.resolve();
const trial = trialHandlers(() => during());
const effects = () => provider.db.$count(outbox);

beforeAll(async () => {
  provider = await testProvider({ handlers: [...handlers, ...trial.handlers] });
});
afterAll(() => provider.close());

describe("the same key", () => {
  it("with the same request gets the first answer, and nothing happens twice", async () => {
    const key = "same-key-same-request";
    const first = await provider.call(writeTrial, { word: "a" }, { key });
    const before = await effects();
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toEqual(first);
    expect(await provider.call(writeTrial, { word: "a" }, { key, language: "ko" })).toEqual(first);
    expect(await effects()).toBe(before);
  });

  it("with another request, or for another call, is refused and changes nothing", async () => {
    const key = "same-key-other-request";
    await provider.call(writeTrial, { word: "a" }, { key });
    const before = await effects();
    expect(await provider.call(writeTrial, { word: "b" }, { key })).toMatchObject({
      code: Code.idempotencyKeyReused,
    });
    expect(await provider.call(noneRegister, {}, { key })).toMatchObject({
      code: Code.idempotencyKeyReused,
    });
    expect(await effects()).toBe(before);
  });

  it("of another member is another key", async () => {
    const key = "one-key-of-two-members";
    const [one, two] = [
      (await provider.call(noneRegister, {})).data,
      (await provider.call(noneRegister, {})).data,
    ];
    const first = await provider.call(ownWriteTrial, { word: "a" }, { key, session: one });
    const second = await provider.call(ownWriteTrial, { word: "b" }, { key, session: two });
    expect([first.data.word, second.data.word]).toEqual(["a", "b"]);
  });

  it("sent ten times at once does it once, and all hear the same", async () => {
    const key = "ten-times-at-the-same-moment";
    const before = await effects();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => provider.call(writeTrial, { word: "many" }, { key })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ code: Code.success });
    expect(await effects()).toBe(before + 1);
  });

  it("gives a visitor who registers twice one account and one token", async () => {
    const key = "registered-and-answer-lost";
    const { first, again } = repeatable("made by this browser");
    const before = await provider.db.$count(members);
    const bases = [first, again, again];
    const replies = await Promise.all(bases.map((base) => provider.call(noneRegister, {}, { key, base })));
    // Whichever was first: only those that hold the secret are told its answer.
    const second = (await provider.call(noneRegister, {}, { key, base: again })).data;
    const tokens = replies.slice(1).map(({ data }) => data.auth_token);
    expect(new Set([...tokens, second.auth_token]).size).toBe(1);
    expect(await provider.db.$count(members)).toBeLessThanOrEqual(before + 2);
  });
});

describe("an answer that holds a session", () => {
  const key = () => `heard-on-its-way-${randomUUID()}`;
  const { first, again } = repeatable("made by the browser that was first");

  it("is given again to nobody who has the key and the request alone, however long after", async () => {
    const heard = key();
    const own = (await provider.call(noneRegister, {}, { key: heard, base: first })).data;
    const strangers = [
      {},
      first,
      repeatable("made by another").again,
      { repeat_secret: first.repeat_hash ?? "" },
      { ...first, ...repeatable("made by another").again },
    ];
    for (const base of strangers) {
      const { data } = await provider.call(noneRegister, {}, { key: heard, base });
      expect([data.uid === own.uid, data.auth_token === own.auth_token]).toEqual([false, false]);
    }
    expect((await provider.call(noneRegister, {}, { key: heard, base: again })).data).toEqual(own);
  });

  it("is given by a token to who holds it, who could exchange it anyway, and not for ever", async () => {
    const { uid, auth_token } = (await provider.call(noneRegister, {})).data;
    const exchange = (base = {}) => provider.call(updateToken, { uid, auth_token }, { key: heard, base });
    const heard = key();
    const own = (await exchange(first)).data;
    provider.clock.advance(11 * 60_000);
    expect((await exchange()).code).toBe(Code.signatureFailed);
    expect((await exchange(again)).data).toEqual(own);
  });

  it("is not kept of a page that proves nothing: it begins anew, and is no second registration of a phone", async () => {
    const older = key();
    const [one, two] = [
      await provider.call(noneRegister, {}, { key: older }),
      await provider.call(noneRegister, {}, { key: older }),
    ];
    expect(two.code).toBe(Code.success);
    expect(two.data.uid).not.toBe(one.data.uid);
    expect((await provider.call(noneRegister, {}, { key: older, base: again })).data.uid).not.toBe(
      one.data.uid,
    );

    const phone = newPhone();
    const code = await codeOn(provider, phone, "register");
    const request = { phone, code, password: "tonkotsu77" };
    const registered = { key: key() };
    expect((await provider.call(register, request, registered)).code).toBe(Code.success);
    expect((await provider.call(register, request, registered)).code).toBe(Code.wrongCode);
    const entered = await provider.call(login, { by: "password", phone, password: "tonkotsu77" });
    expect(entered.code).toBe(Code.success);
  });
});

describe("a write that fails", () => {
  it("leaves nothing behind, not even its key, when the business says no", async () => {
    const key = "refused-and-sent-again";
    const before = await effects();
    const refused = await provider.call(writeTrial, { word: "refuse" }, { key });
    expect(refused).toMatchObject({ code: Code.productMissing, data: { reason: "refuse" } });
    expect(await effects()).toBe(before);
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toMatchObject({ code: Code.success });
  });

  it("keeps what it did, and no answer, where the try itself counts", async () => {
    const key = "refused-and-counted-each-time";
    const before = await effects();
    for (const times of [1, 2]) {
      const refused = await provider.call(writeTrial, { word: "refuse and keep" }, { key });
      expect(refused).toMatchObject({ code: Code.productMissing, data: { reason: "refuse and keep" } });
      expect(await effects()).toBe(before + times);
    }
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toMatchObject({ code: Code.success });
  });

  it("leaves nothing behind when it breaks in the middle, and works when it is sent again", async () => {
    const key = "broken-and-sent-again";
    const before = await effects();
    during = () => Promise.reject(new Error("in the middle"));
    await expect(provider.call(writeTrial, { word: "a" }, { key })).rejects.toThrow("in the middle");
    expect(await effects()).toBe(before);
    during = () => Promise.resolve();
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toMatchObject({ code: Code.success });
    expect(await effects()).toBe(before + 1);
  });

  it("because another transaction was first is tried again", async () => {
    let losses = 2;
    during = () => {
      losses -= 1;
      return losses < 0
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error("deadlock"), { code: "40P01" }));
    };
    expect(await provider.call(writeTrial, { word: "a" })).toMatchObject({ code: Code.success });
    during = () => Promise.resolve();
  });

  it("because another one holds the row too long says that it is in progress", async () => {
    during = () => Promise.reject(Object.assign(new Error("lock timeout"), { code: "55P03" }));
    expect(await provider.call(writeTrial, { word: "a" })).toMatchObject({ code: Code.stillInProgress });
    during = () => Promise.resolve();
  });
});

it("keeps neither keys nor answers readable, since an answer may hold a token", async () => {
  const key = "a-key-that-nobody-reads";
  const { data } = await provider.call(noneRegister, {}, { key });
  const kept = JSON.stringify(await provider.db.select().from(idempotencyKeys));
  expect(kept).not.toContain(key);
  expect(kept).not.toContain(data.auth_token);
});
