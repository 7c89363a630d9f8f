import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import { handlers } from "./calls/table.ts";
import { idempotencyKeys, members } from "./db/tables/members.ts";
import { outbox } from "./db/tables/messages.ts";
import { type TestProvider, testProvider } from "./testing/provider.ts";
import { ownWriteTrial, trialHandlers, writeTrial } from "./testing/trialCalls.ts";

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
    expect(await provider.call(writeTrial, { word: "b" }, { key })).toMatchObject({ code: 90004 });
    expect(await provider.call(noneRegister, {}, { key })).toMatchObject({ code: 90004 });
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
    expect(replies[0]).toMatchObject({ code: 10000 });
    expect(await effects()).toBe(before + 1);
  });

  it("gives a visitor who registers twice one account and one token", async () => {
    const key = "registered-and-answer-lost";
    const before = await provider.db.$count(members);
    const replies = await Promise.all([1, 2, 3].map(() => provider.call(noneRegister, {}, { key })));
    expect(new Set(replies.map(({ data }) => data.auth_token)).size).toBe(1);
    expect(await provider.db.$count(members)).toBe(before + 1);
  });
});

describe("a write that fails", () => {
  it("leaves nothing behind, not even its key, when the business says no", async () => {
    const key = "refused-and-sent-again";
    const before = await effects();
    const refused = await provider.call(writeTrial, { word: "refuse" }, { key });
    expect(refused).toMatchObject({ code: 302, data: { word: "refuse" } });
    expect(await effects()).toBe(before);
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toMatchObject({ code: 10000 });
  });

  it("keeps what it did, and no answer, where the try itself counts", async () => {
    const key = "refused-and-counted-each-time";
    const before = await effects();
    for (const times of [1, 2]) {
      const refused = await provider.call(writeTrial, { word: "refuse and keep" }, { key });
      expect(refused).toMatchObject({ code: 302, data: { word: "refuse and keep" } });
      expect(await effects()).toBe(before + times);
    }
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toMatchObject({ code: 10000 });
  });

  it("leaves nothing behind when it breaks in the middle, and works when it is sent again", async () => {
    const key = "broken-and-sent-again";
    const before = await effects();
    during = () => Promise.reject(new Error("in the middle"));
    await expect(provider.call(writeTrial, { word: "a" }, { key })).rejects.toThrow("in the middle");
    expect(await effects()).toBe(before);
    during = () => Promise.resolve();
    expect(await provider.call(writeTrial, { word: "a" }, { key })).toMatchObject({ code: 10000 });
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
    expect(await provider.call(writeTrial, { word: "a" })).toMatchObject({ code: 10000 });
    during = () => Promise.resolve();
  });

  it("because another one holds the row too long says that it is in progress", async () => {
    during = () => Promise.reject(Object.assign(new Error("lock timeout"), { code: "55P03" }));
    expect(await provider.call(writeTrial, { word: "a" })).toMatchObject({ code: 90005 });
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
