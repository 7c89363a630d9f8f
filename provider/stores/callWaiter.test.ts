import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

describe("calling the staff", () => {
  it("reaches the desk with the table, once a minute", async () => {
    const one = await guest(provider);
    const call = () => one.send(callWaiter, { store_id: "diner", table_id: one.link, kind: 1, content: "" });
    await taken(call());
    provider.clock.advance(59_000);
    expect((await call()).code).toBe(Code.noConsecutiveMessages);
    provider.clock.advance(2_000);
    await taken(call());
    const rows = (await provider.db.select().from(staffCalls)).filter(({ uid }) => uid === one.uid);
    expect(rows.map(({ table_id, kind }) => [table_id, kind])).toEqual([
      ["diner-T1", 1],
      ["diner-T1", 1],
    ]);
  });

  it("ten times at once reaches it once", async () => {
    const one = await guest(provider);
    const request = { store_id: "diner", table_id: one.link, kind: 1, content: "" } as const;
    const replies = await Promise.all(Array.from({ length: 10 }, () => one.send(callWaiter, request)));
    expect(replies.filter(({ code }) => code === Code.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === Code.noConsecutiveMessages)).toHaveLength(9);
  });

  it("is not kept back by a message, which stands in the thread with the store, read", async () => {
    const one = await guest(provider, "diner-T2");
    await taken(one.send(callWaiter, { store_id: "diner", kind: 2, content: " More tea? " }));
    await taken(one.send(callWaiter, { store_id: "diner", table_id: one.link, kind: 1, content: "" }));
    const thread = await taken(one.send(informList, { store_id: "diner", thread: true }));
    expect(thread.unread).toBe(0);
    expect(thread.items.map(({ content }) => content).toSorted()).toEqual(["", "More tea?"]);
  });

  it.each([
    ["to no table", { kind: 1 as const, content: "" }, 202],
    ["to an unknown table", { kind: 1 as const, content: "", table_id: "diner-T9" }, 202],
    ["without words in a message", { kind: 2 as const, content: "  " }, 114],
    ["with too many words", { kind: 2 as const, content: "x".repeat(201) }, 114],
    ["in an unknown store", { kind: 2 as const, content: "Hello", store_id: "nowhere" }, 201],
  ])("%s is refused", async (_, request, code) => {
    const one = await guest(provider);
    expect((await one.send(callWaiter, { store_id: "diner", ...request })).code).toBe(code);
  });

  it("without a session is refused", async () => {
    expect((await provider.call(callWaiter, { store_id: "diner", kind: 2, content: "Hello" })).code).toBe(
      Code.notSignedIn,
    );
  });
});
