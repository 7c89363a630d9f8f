import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { listReviews, replyToReview } from "#contract/calls/desk/reviews.ts";
import { informList } from "#contract/calls/inform.ts";
import { memberEvaluate } from "#contract/calls/member.ts";
import { storeEvaluate } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { deskOf, deskVisit, eatenOrder, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

const WORDS = "おいしかったです";
let provider: Planted;
let desk: StaffedDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  one = await guest(provider);
});
afterAll(() => provider.close());

const eaten = () => eatenOrder(provider, desk, one);
const review = (order_no: string, changes = {}) =>
  one.send(orderEvaluate, { order_no, star: 4, content: WORDS, ...changes });
const newest = async () => (await taken(provider.call(storeEvaluate, { store_id: "diner" }))).items[0];

describe("one's own reviews", () => {
  it("tell what they are about, newest first, and are nobody else's", async () => {
    const first = await eaten();
    await taken(review(first));
    provider.clock.advance(1000);
    const second = await eaten();
    await taken(review(second));
    const { items } = await taken(one.send(memberEvaluate, {}));
    expect(items.map(({ order_no }) => order_no)).toEqual([second, first]);
    expect(items[0]).toMatchObject({ store_id: "diner", store_name: "Store diner", goods_names: ["tea"] });
    expect((await taken((await guest(provider)).send(memberEvaluate, {}))).items).toEqual([]);
  });

  it("can be asked for by their order", async () => {
    const reviewed = await eaten();
    await taken(review(reviewed));
    expect((await taken(one.send(memberEvaluate, { order_no: reviewed }))).items).toHaveLength(1);
    const stranger = await guest(provider);
    expect((await stranger.send(memberEvaluate, { order_no: reviewed })).code).toBe(Code.noPermission);
    expect((await one.send(memberEvaluate, { order_no: "none" })).code).toBe(Code.orderMissing);
    expect((await one.send(memberEvaluate, { order_no: await eaten() })).code).toBe(Code.notYetReviewed);
  });
});

describe("the store's reply", () => {
  const idOf = async () => (await newest())?.review_id ?? "";
  const reply = async (content: string, store_id = "diner") =>
    desk.send(replyToReview, { store_id, review_id: await idOf(), content });
  const seen = async (is_open = false, store_id = "diner") =>
    (await desk.given(listReviews, { store_id, is_open })).items;
  const told = async () =>
    (await taken(one.send(informList, {}))).items.filter(({ event }) => event === "review_replied");

  it("stands below the review, and its author is told once, however often it is worded anew", async () => {
    const order_no = await eaten();
    await taken(review(order_no, { content: "<b>スープ</b>" }));
    expect((await seen(true))[0]).toMatchObject({ content: "<b>スープ</b>", reply: null });
    expect(await reply("  ありがとうございます ")).toEqual({});
    expect(await newest()).toMatchObject({ reply: { content: "ありがとうございます" } });
    expect(await told()).toMatchObject([{ order_no, store_id: "diner" }]);
    expect(await reply("またお越しください")).toEqual({});
    expect(await newest()).toMatchObject({ reply: { content: "またお越しください" } });
    expect(await told()).toHaveLength(1);
    expect((await seen())[0]).toMatchObject({ reply: { content: "またお越しください" } });
    const newestId = await idOf();
    expect((await seen(true)).map(({ content }) => content)).not.toContain("<b>スープ</b>");
    const { items } = await desk.given(auditLog, { did: "review.reply" });
    expect(items.map(({ subject, store }) => [subject, store?.store_id])).toEqual(
      Array.from({ length: 2 }, () => [newestId, "diner"]),
    );
  });

  it("is never empty, nor another store's", async () => {
    await taken(review(await eaten()));
    expect(await reply(" \n ")).toBe("malformed");
    expect(await reply("Hello", "other")).toBe("gone");
    expect((await seen(false, "other")).map(({ content }) => content)).not.toContain(WORDS);
    const accountant = await deskVisit(provider).enter({}, "accounts");
    const asked = { store_id: "diner", review_id: await idOf(), content: "Hello" };
    expect(await desk.send(replyToReview, asked, accountant)).toBe("forbidden");
    expect(await desk.send(listReviews, { store_id: "diner", cursor: "forged" }, accountant)).toBe("cursor");
    expect(await newest()).toMatchObject({ reply: null });
    expect(await told()).toEqual([]);
  });
});
