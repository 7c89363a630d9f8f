import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerCall, messageGuest } from "#contract/calls/desk/board.ts";
import { informList } from "#contract/calls/inform.ts";
import { callWaiter } from "#contract/calls/store.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

// That a call is answered once, by its own store alone, and a message sent by an order's number, stands in boardCalls.

const tea = line({ goods_id: "tea", price: 300 });
const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  one = await guest(provider, "diner-T2");
});
afterAll(() => provider.close());

const write = (content: string) => taken(one.send(callWaiter, { store_id, kind: 2, content }));
const onlyCall = async () => {
  const { calls } = await desk.look();
  expect(calls).toHaveLength(1);
  return calls[0];
};
const answer = async (content: string | null) => {
  const call_id = (await onlyCall())?.call_id ?? "";
  // What happens later is newer.
  provider.clock.advance(1_000);
  return desk.send(answerCall, { store_id, call_id, content });
};
const newest = async () => (await taken(one.send(informList, {}))).items[0];
const onTheirChannel = async () =>
  (await provider.db.select().from(outbox))
    .filter(({ channel }) => channel === one.session.inform_channel_member)
    .map(({ payload }) => payload);

describe("a guest's call", () => {
  it("shows the table by its name, and who called hears that somebody comes", async () => {
    await taken(one.send(callWaiter, { store_id, table_id: one.link, kind: 1, content: "" }));
    expect(await onlyCall()).toMatchObject({ table_name: "T2", kind: 1 });
    expect(await answer(null)).toEqual({});
    expect(await newest()).toMatchObject({ event: "staff_coming" });
    expect(await onTheirChannel()).toContainEqual(expect.objectContaining({ event: "staff_coming" }));
    expect((await desk.look()).calls).toEqual([]);
  });

  it("is not on another store's board", async () => {
    await taken(one.send(callWaiter, { store_id, table_id: one.link, kind: 1, content: "" }));
    const other = await boardDesk(provider, "other");
    expect((await other.look()).calls).toEqual([]);
    await answer(null);
  });
});

describe("a guest's message", () => {
  it("shows where they sit and which order is theirs, and is replied to", async () => {
    const { order_no } = await taken(one.order([tea]));
    await write("お水をください");
    const { number } = await desk.ticket(order_no);
    expect(await onlyCall()).toMatchObject({ content: "お水をください", table_name: "T2", number });
    expect(await answer("すぐお持ちします")).toEqual({});
    expect(await newest()).toMatchObject({ event: "store_message", content: "すぐお持ちします", store_id });
    expect(await onTheirChannel()).toContainEqual(expect.objectContaining({ content: "すぐお持ちします" }));
  });

  it("is not replied to with nothing, and stays", async () => {
    await write("お水をください");
    expect(await answer("  \n ")).toBe("malformed");
    expect(await newest()).toMatchObject({ event: "own_message" });
    expect(await answer("はい")).toEqual({});
  });

  it("can be put away without a word", async () => {
    await write("ありがとう");
    expect(await answer(null)).toEqual({});
    expect(await newest()).toMatchObject({ event: "own_message" });
  });
});

describe("a message to a guest", () => {
  const send = (order_no: string, content: string) =>
    desk.send(messageGuest, { store_id, order_no, content });

  it("reaches the guest of the order on their channel", async () => {
    const { order_no } = await taken(one.order([tea]));
    await send(order_no, "あと5分です");
    expect(await onTheirChannel()).toContainEqual(
      expect.objectContaining({ content: "あと5分です", order_no }),
    );
  });

  it("is not sent empty, nor to an order that is not there, nor longer than it may be", async () => {
    const { order_no } = await taken(one.order([tea]));
    expect(await send(order_no, "   ")).toBe("malformed");
    expect(await send("none", "Hello")).toBe("gone");
    expect(await send(order_no, "x".repeat(201))).toBe("malformed");
    expect(await newest()).toMatchObject({ event: "order_placed" });
  });
});
