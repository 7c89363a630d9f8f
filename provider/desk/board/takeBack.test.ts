import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { closeOrder, orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: BoardDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  // What the tests before have left is long over.
  provider.clock.advance(15 * 60_000);
  one = await guest(provider);
});
afterAll(() => provider.close());

const place = async (changes = {}) => (await taken(one.order([tea], { people: 1, ...changes }))).order_no;
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));

describe("what the store did a moment ago", () => {
  it("is taken back step by step, and the guest is told", async () => {
    const placed = await place();
    await desk.act(placed, "accept");
    expect(await desk.act(placed, "take_back")).toBeNull();
    expect(await details(placed)).toMatchObject({ order_status: OrderStatus.pending, confirmed_time: null });
    const { items } = await taken(one.send(informList, {}));
    expect(items[0]).toMatchObject({ event: "store_message", order_no: placed });
    // As if it had never been taken: the guest may cancel it.
    await taken(one.send(closeOrder, { order_no: placed }));
    expect(await desk.act(placed, "take_back")).toBe("refused");
  });

  it("is what was served, and before that what was added", async () => {
    const placed = await place();
    await desk.act(placed, "accept");
    provider.clock.advance(5 * 60_000);
    await taken(one.add(placed, [tea]));
    await desk.act(placed, "accept");
    expect(await desk.act(placed, "take_back")).toBeNull();
    const reopened = await details(placed);
    expect(reopened).toMatchObject({ order_status: OrderStatus.confirmed, has_pending_round: 1 });
    expect(reopened.lines.map(({ is_accepted }) => is_accepted)).toEqual([1, 0]);
    await desk.act(placed, "accept");
    await desk.act(placed, "complete");
    expect(await desk.act(placed, "take_back")).toBeNull();
    expect(await details(placed)).toMatchObject({
      order_status: OrderStatus.confirmed,
      completed_time: null,
    });
  });

  it("is not what is longer ago, nor money, nor what was done before that", async () => {
    const placed = await place();
    await desk.act(placed, "accept");
    provider.clock.advance(61_000);
    expect(await desk.act(placed, "take_back")).toBe("refused");
    await desk.act(placed, "complete");
    await desk.act(placed, "pay_cash");
    expect(await desk.act(placed, "take_back")).toBe("refused");
    expect(await details(placed)).toMatchObject({
      order_status: OrderStatus.settled,
      pay_status: PayStatus.paid,
    });
  });

  it("is taken back once by two who press at once", async () => {
    const placed = await place();
    await desk.act(placed, "accept");
    const both = await Promise.all([desk.act(placed, "take_back"), desk.act(placed, "take_back")]);
    expect(both.toSorted()).toEqual([null, "refused"].toSorted());
    expect((await details(placed)).order_status).toBe(OrderStatus.pending);
  });
});
