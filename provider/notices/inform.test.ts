import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { informList, informRead } from "#contract/calls/inform.ts";
import * as Code from "#contract/codes.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { inform } from "./inform.ts";

let provider: Planted;
let one: Guest;
let two: Guest;

const tell = (uid: string, index: number, store_id = "diner") => {
  const now = new Date(NOON.getTime() + index * 1000);
  return inform(provider.db, {
    uid,
    store_id,
    order_no: null,
    event: "store_message",
    content: `No. ${index}`,
    now,
  });
};

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
  two = await guest(provider);
  for (let index = 0; index < 23; index += 1) await tell(one.uid, index);
  await tell(one.uid, 30, "other");
  await tell(two.uid, 31);
});
afterAll(() => provider.close());

describe("notices", () => {
  it("are the member's own, newest first, in pages", async () => {
    const first = await taken(one.send(informList, {}));
    expect(first.unread).toBe(24);
    expect(first.items[0]).toMatchObject({ content: "No. 30", store_name: "Store other", is_read: 0 });
    const cursor = first.next_cursor ?? "";
    const second = await taken(one.send(informList, { cursor }));
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([20, 4, null]);
    expect((await one.send(informList, { cursor: cursor.slice(1) })).code).toBe(Code.missingParameter);
  });

  it("can be those of one store alone", async () => {
    const { items } = await taken(one.send(informList, { store_id: "other", thread: true }));
    expect(items.map(({ content }) => content)).toEqual(["No. 30"]);
  });

  it("are marked as read one by one, by store, or all together", async () => {
    const { items } = await taken(one.send(informList, {}));
    const inform_id = items[3]?.inform_id ?? "";
    const read = async (request: { inform_id?: string; store_id?: string }) =>
      (await taken(one.send(informRead, request))).unread;
    // The store that the screen is about goes with every request, and changes nothing here.
    expect(await read({ inform_id, store_id: "other" })).toBe(23);
    expect(await read({ inform_id })).toBe(23);
    expect(await read({ store_id: "other" })).toBe(22);
    expect(await read({})).toBe(0);
  });

  it("of others are neither seen nor marked", async () => {
    const { items } = await taken(two.send(informList, {}));
    const inform_id = items[0]?.inform_id ?? "";
    expect(items).toHaveLength(1);
    expect((await one.send(informRead, { inform_id })).code).toBe(Code.noData);
    expect((await taken(two.send(informList, {}))).unread).toBe(1);
    expect((await provider.call(informList, {})).code).toBe(Code.notSignedIn);
    expect((await provider.call(informRead, { inform_id })).code).toBe(Code.notSignedIn);
  });
});
