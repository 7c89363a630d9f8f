import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { callWaiter } from "#contract/calls/store.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: StaffedDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  one = await guest(provider, "diner-T2");
});
afterAll(() => provider.close());

/** What happens later is newer. */
const press = (path: string, fields?: Record<string, string>) => {
  provider.clock.advance(1000);
  return desk.press(path, fields);
};
const call = () =>
  taken(one.send(callWaiter, { store_id: "diner", table_id: one.link, kind: 1, content: "" }));
const write = (content: string) => taken(one.send(callWaiter, { store_id: "diner", kind: 2, content }));
const callId = async () => /\/calls\/([\w-]+)"/.exec(await desk.page())?.[1] ?? "";
const newest = async () => (await taken(one.send(informList, {}))).items[0];
const onTheirChannel = async () =>
  (await provider.db.select().from(outbox))
    .filter(({ channel }) => channel === one.session.inform_channel_member)
    .map(({ payload }) => payload);

describe("a guest's call", () => {
  it("shows the table by its name and is answered once", async () => {
    await call();
    expect(await desk.page()).toContain("お席 T2");
    const id = await callId();
    expect(await press(`/calls/${id}`)).toBe("");
    expect(await newest()).toMatchObject({ event: "staff_coming" });
    expect(await onTheirChannel()).toContainEqual(expect.objectContaining({ event: "staff_coming" }));
    expect(await desk.page()).toContain("呼び出しはありません");
    expect(await press(`/calls/${id}`)).toBe("refused");
  });

  it("is not for another store's desk", async () => {
    await call();
    const id = await callId();
    const other = await deskOf(provider, "other");
    expect(await other.page()).not.toContain(id);
    expect(await other.press(`/calls/${id}`)).toBe("refused");
    expect(await press(`/calls/${id}`)).toBe("");
  });
});

describe("a guest's message", () => {
  it("shows where they sit and which order is theirs, and is replied to", async () => {
    const { order_no } = await taken(one.order([tea]));
    await write("お水をください");
    const page = await desk.page();
    const card = /<li data-key="call-[^]*?<\/li>/.exec(page)?.[0] ?? "";
    const number = new RegExp(`data-key="order-${order_no}"[^]*?<h3 class="number">([^<]+)`).exec(page)?.[1];
    expect(card).toContain("お水をください");
    expect(card).toContain("お席 T2");
    expect(card).toContain(`<b>${number}</b>`);
    expect(await press(`/calls/${await callId()}`, { content: "すぐお持ちします" })).toBe("sent");
    expect(await newest()).toMatchObject({
      event: "store_message",
      content: "すぐお持ちします",
      store_id: "diner",
    });
    expect(await onTheirChannel()).toContainEqual(expect.objectContaining({ content: "すぐお持ちします" }));
  });

  it("is not replied to with nothing: the desk says so, and the message stays", async () => {
    await write("お水をください");
    const id = await callId();
    expect(await press(`/calls/${id}`, { content: "  \n " })).toBe("empty");
    expect(await desk.page("?said=empty")).toContain("メッセージを入力してください。");
    expect(await desk.page()).toContain(id);
    expect(await newest()).toMatchObject({ event: "own_message" });
    expect(await press(`/calls/${id}`, { content: "はい" })).toBe("sent");
  });

  it("can be put away without a word", async () => {
    await write("ありがとう");
    expect(await press(`/calls/${await callId()}`)).toBe("");
    expect(await newest()).toMatchObject({ event: "own_message" });
    expect(await desk.page()).toContain("呼び出しはありません");
  });
});

describe("a message to a guest", () => {
  it("reaches the guest of the order on their channel and in their list", async () => {
    const { order_no } = await taken(one.order([tea]));
    expect(await press("/messages", { order_no, content: "あと5分です" })).toBe("sent");
    expect(await newest()).toMatchObject({ event: "store_message", content: "あと5分です", order_no });
    expect(await onTheirChannel()).toContainEqual(
      expect.objectContaining({ content: "あと5分です", order_no }),
    );
  });

  it("is not sent empty, nor to an order of another store, and never longer than it may be", async () => {
    const { order_no } = await taken(one.order([tea]));
    expect(await press("/messages", { order_no, content: "   " })).toBe("empty");
    expect(await press("/messages", { order_no: "none", content: "Hello" })).toBe("refused");
    const other = await deskOf(provider, "other");
    expect(await other.press("/messages", { order_no, content: "Hello" })).toBe("refused");
    await press("/messages", { order_no, content: "🍜".repeat(300) });
    expect((await newest())?.content).toBe("🍜".repeat(200));
  });
});
