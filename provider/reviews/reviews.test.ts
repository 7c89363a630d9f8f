import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { accountCancel, alterMemberInfo } from "#contract/calls/member.ts";
import { orderDetails, orderList } from "#contract/calls/order.ts";
import { login } from "#contract/calls/signIn.ts";
import { storeEvaluate } from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { OrderTab } from "#contract/enumerations.ts";
import { forgetUploads } from "#provider/server/uploads/uploadFiles.ts";
import { updateFigures } from "#provider/stores/maintenance/updateFigures.ts";
import { deskOf, eatenOrder, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember, PASSWORD } from "#provider/testing/members.ts";
import { uploaded } from "#provider/testing/pictures.ts";

const DAY = 86_400_000;
const tea = line({ goods_id: "tea", price: 300 });
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
const review = (order_no: string, changes = {}, who: Guest = one) =>
  who.send(orderEvaluate, { order_no, star: 4, content: WORDS, ...changes });
const ofStore = async (request = {}) =>
  taken(provider.call(storeEvaluate, { store_id: "diner", ...request }));
const newest = async () => (await ofStore()).items[0];
const codeOf = async (reply: Promise<{ readonly code: number; readonly data: unknown }>) => {
  const { code, data } = await reply;
  return [code, (data as { reason?: string } | undefined)?.reason];
};

describe("a review", () => {
  it("is of an order that was completed and paid, with its pictures in the order chosen", async () => {
    const order_no = await eaten();
    await taken(one.send(alterMemberInfo, { nickname: "はな" }));
    const pictures = [await uploaded(provider, one.session), await uploaded(provider, one.session)];
    const written = await taken(review(order_no, { pictures, content: `  ${WORDS}\n` }));
    expect(written).toMatchObject({ author: "はな", star: 4, content: WORDS, reply: null });
    expect(written.pictures.map(({ src }) => pictures.findIndex((url) => url.startsWith(src)))).toEqual([
      0, 1,
    ]);
    expect(await newest()).toEqual(written);
    const { actions } = await taken(one.send(orderDetails, { order_no }));
    expect(actions).not.toContain("review");
    expect((await taken(one.send(orderList, { tab: OrderTab.toReview }))).items).toEqual([]);
  });

  it("keeps its pictures, which no other can use and housekeeping leaves alone", async () => {
    const url = await uploaded(provider, one.session);
    await taken(review(await eaten(), { pictures: [url] }));
    expect(await codeOf(review(await eaten(), { pictures: [url] }))).toEqual([417, "pictures"]);
    provider.clock.advance(2 * DAY);
    // Nobody stays at the desk for so long.
    desk = await deskOf(provider);
    await forgetUploads(provider.parts);
    const picture = await provider.app.fetch(new Request(`http://provider.test${url}`), {
      address: "192.0.2.8",
    });
    expect(picture.status).toBe(200);
  });

  it("is written once, however often it is sent", async () => {
    const order_no = await eaten();
    const first = await one.send(
      orderEvaluate,
      { order_no, star: 5, content: WORDS },
      { key: "the-same-review-again" },
    );
    const again = await one.send(
      orderEvaluate,
      { order_no, star: 5, content: WORDS },
      { key: "the-same-review-again" },
    );
    expect(again).toEqual(first);
    expect((await review(order_no)).code).toBe(Code.alreadyReviewed);
    const other = await eaten();
    const both = await Promise.all([review(other), review(other), review(other)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([
      Code.success,
      Code.alreadyReviewed,
      Code.alreadyReviewed,
    ]);
  });

  it.each([
    ["no stars", { star: 0 }, [Code.ratingMissing]],
    ["six stars", { star: 6 }, [Code.missingParameter]],
    ["no words", { content: "" }, [Code.missingParameter]],
    ["blanks for words", { content: " \u3000\n\u200b " }, [Code.missingParameter]],
    ["more than a thousand characters", { content: "長".repeat(1_001) }, [Code.missingParameter]],
    [
      "a picture that nobody uploaded",
      { pictures: ["/uploads/AAAAAAAAAAAAAAAAAAAAAAAA-360.webp"] },
      [417, "pictures"],
    ],
    ["a picture from elsewhere", { pictures: ["https://evil.example/a.png"] }, [417, "pictures"]],
    ["a fifth picture", { pictures: ["a", "b", "c", "d", "e"] }, [Code.missingParameter]],
  ])("with %s is refused, and can be written still", async (_, changes, expected) => {
    const order_no = await eaten();
    const [code, reason] = await codeOf(review(order_no, changes));
    expect([code, ...(reason === undefined ? [] : [reason])]).toEqual(expected);
    expect((await review(order_no)).code).toBe(Code.success);
  });

  it("takes no picture twice, nor another's, and leaves those that are good for the next try", async () => {
    const order_no = await eaten();
    const mine = await uploaded(provider, one.session);
    const theirs = await uploaded(provider, (await guest(provider)).session);
    expect(await codeOf(review(order_no, { pictures: [mine, mine] }))).toEqual([417, "pictures"]);
    expect(await codeOf(review(order_no, { pictures: [mine, theirs] }))).toEqual([417, "pictures"]);
    expect((await taken(review(order_no, { pictures: [mine] }))).pictures).toHaveLength(1);
  });

  it("is not of another's order, of none, nor before the meal is served and paid", async () => {
    const stranger = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    expect((await review(order_no, {}, stranger)).code).toBe(Code.noPermission);
    expect((await review("none")).code).toBe(Code.orderMissing);
    expect(await codeOf(review(order_no))).toEqual([417, "order_open"]);
    await desk.act(order_no, "accept");
    await desk.act(order_no, "complete");
    expect(await codeOf(review(order_no))).toEqual([417, "order_open"]);
    await desk.act(order_no, "pay_cash");
    expect((await review(order_no)).code).toBe(Code.success);
  });

  it("counts for its store: among its stars at once, in lists with the next housekeeping", async () => {
    const before = await ofStore();
    await taken(review(await eaten(), { star: 1 }));
    const after = await ofStore();
    expect(after.count).toBe(before.count + 1);
    expect(after.stars[0]).toBe(before.stars[0] + 1);
    expect((await ofStore({ star: 1 })).items.every(({ star }) => star === 1)).toBe(true);
    await updateFigures(provider.db, provider.parts.clock());
    const { items } = await taken(provider.call(storeList, {}));
    expect(items.find(({ store_id }) => store_id === "diner")).toMatchObject({
      rating: after.average,
      review_count: after.count,
    });
  });

  it("keeps neither name nor pictures of who has left", async () => {
    await taken(one.send(alterMemberInfo, { nickname: "さようなら" }));
    const url = await uploaded(provider, one.session);
    const order_no = await eaten();
    await taken(review(order_no, { pictures: [url], content: "また来ます" }));
    await taken(one.send(accountCancel, { is_loss_accepted: 1 }));
    await forgetUploads(provider.parts);
    expect(await newest()).toMatchObject({ author: "", pictures: [], content: "また来ます" });
    const picture = await provider.app.fetch(new Request(`http://provider.test${url}`), {
      address: "192.0.2.8",
    });
    expect(picture.status).toBe(404);
  });
});

describe("who signs in before the review is sent", () => {
  it("brings the order and its pictures along", async () => {
    const { phone, session } = await newMember(provider);
    const order_no = await eaten();
    const url = await uploaded(provider, one.session);
    await taken(
      provider.call(login, { by: "password", phone, password: PASSWORD }, { session: one.session }),
    );
    const request = { order_no, star: 5, content: WORDS, pictures: [url] };
    const written = await taken(provider.call(orderEvaluate, request, { session }));
    expect(written.pictures).toHaveLength(1);
  });
});
