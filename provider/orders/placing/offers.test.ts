import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bentoGoodsDetail } from "#contract/calls/goods.ts";
import { closeOrder } from "#contract/calls/order.ts";
import { specialGoodsList } from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import { DiscountType, OrderType } from "#contract/enumerations.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: OffPremisesGuest;
const DAY = 86_400_000;
/** Half off, 1 yen off, and no discount of its own. */
const half = line({ goods_id: "bento", price: 350, special_id: "fair" });
const curry = line({ goods_id: "curry", price: 849, special_id: "fair" });
const cake = line({ goods_id: "cake", price: 350, special_id: "fair" });
const ahead = line({ goods_id: "bento", price: 560, special_id: "ahead" });
const tokyo = (time: string) => new Date(`${time}+09:00`).toISOString();

beforeAll(async () => {
  provider = await planted();
  const runs = {
    title: words("Offer"),
    about: words("About"),
    start_time: new Date(NOON.getTime() - DAY),
    end_time: new Date(NOON.getTime() + DAY),
  };
  await provider.db.insert(specials).values([
    { id: "fair", kind: "activity", ...runs },
    { id: "ahead", kind: "presell", ...runs },
    { id: "over", kind: "special", ...runs, end_time: NOON },
  ]);
  await provider.db
    .insert(specialStores)
    .values(["fair", "ahead", "over"].map((special_id) => ({ special_id, store_id: "diner" })));
  await provider.db.insert(specialGoods).values([
    { special_id: "fair", goods_id: "bento", discount_price: 50 },
    { special_id: "fair", goods_id: "curry", discount_type: DiscountType.amount, discount_price: 1 },
    { special_id: "fair", goods_id: "cake" },
    { special_id: "over", goods_id: "bento", discount_price: 50 },
    {
      special_id: "ahead",
      goods_id: "bento",
      discount_price: 20,
      receive_from: "2026-12-10",
      receive_until: "2026-12-12",
      limit_per_person: 3,
    },
  ]);
});
beforeEach(async () => {
  await openOffPremises(provider);
  provider.clock.set(NOON);
  one = await offPremisesGuest(provider);
});
afterAll(() => provider.close());

describe("what is on offer", () => {
  it("is sold at the offer's price, in place of the goods' own discount, and says so on the bill", async () => {
    const order = await taken(one.collect([half, { ...curry, number: 2 }, cake]));
    expect(order.bill).toMatchObject({
      list_subtotal: 2_800,
      goods_discount: 402,
      goods_subtotal: 2_398,
      total: 2_398,
    });
    const lines = await provider.db.select().from(orderLines).where(eq(orderLines.order_no, order.order_no));
    expect(lines.map(({ special_id }) => special_id)).toEqual(["fair", "fair", "fair"]);
    const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, order.order_no));
    expect(row?.is_activity).toBe(1);
  });

  it("is delivered as well", async () => {
    const address_id = await one.address();
    expect((await taken(one.deliver([half], address_id))).bill).toMatchObject({
      goods_subtotal: 350,
      total: 650,
    });
  });

  it("is shown at the price that is charged", async () => {
    const { items } = await taken(one.send(specialGoodsList, { special_id: "fair" }));
    const prices = new Map(items.map(({ goods }) => [goods.id, goods.totalPrice]));
    expect([prices.get("bento"), prices.get("curry"), prices.get("cake")]).toEqual([350, 849, 350]);
    const detail = (special_id?: string) =>
      one.send(bentoGoodsDetail, { goods_id: "bento", ...(special_id && { special_id }) });
    expect((await taken(detail("fair"))).totalPrice).toBe(350);
    expect((await taken(detail())).totalPrice).toBe(700);
    expect((await detail("over")).code).toBe(Code.productMissing);
  });

  it("costs the usual price outside of its cart", async () => {
    expect((await taken(one.collect([line({ goods_id: "bento", price: 700 })]))).total).toBe(700);
    const { special_id: _, ...plain } = half;
    expect((await one.collect([plain])).code).toBe(Code.priceChanged);
  });

  it.each([
    ["once the offer is over", { ...half, special_id: "over" }, 302],
    ["from an offer that there is not", { ...half, special_id: "none" }, 302],
    ["of goods that the offer does not hold", line({ goods_id: "tea", price: 300, special_id: "fair" }), 302],
    ["of another store's goods", line({ goods_id: "foreign", price: 250, special_id: "fair" }), 302],
  ])("is refused %s", async (_, asked, code) => {
    const reply = await one.collect([asked]);
    expect(reply).toMatchObject({ code, data: { lines: [{ goods_id: asked.goods_id, reason: "gone" }] } });
  });

  it("is refused when the offer ends between the page and the order", async () => {
    provider.clock.advance(DAY);
    expect((await one.collect([half])).code).toBe(Code.productMissing);
  });

  it("is never mixed with other goods, nor with itself at another price, nor ordered at a table", async () => {
    const tea = line({ goods_id: "tea", price: 300 });
    expect((await one.collect([half, tea])).code).toBe(Code.missingParameter);
    expect((await one.collect([half, ahead])).code).toBe(Code.missingParameter);
    expect((await one.order([half])).code).toBe(Code.missingParameter);
  });
});

describe("what is ordered ahead", () => {
  const on = (mealTime: string, number = 1) =>
    one.collect([{ ...ahead, number }], { mealTime: tokyo(mealTime) });

  it("can be had on the offer's days alone", async () => {
    const days = { receive_from: "2026-12-10", receive_until: "2026-12-12", days: 62 };
    const times = (await one.times(OrderType.takeAway, days)).map(({ time }) => time);
    expect([times[0], times.at(-1)]).toEqual([tokyo("2026-12-10T11:00"), tokyo("2026-12-12T19:45")]);
    await taken(on("2026-12-12T19:45"));
    const early = await on("2026-11-22T12:00");
    expect(early).toMatchObject({
      code: Code.outsideAppointmentTime,
      data: { next_time: tokyo("2026-12-10T11:00") },
    });
    expect((await on("2026-12-13T12:00")).code).toBe(Code.outsideAppointmentTime);
    expect((await on("2026-12-10T10:00")).code).toBe(Code.outsidePickUpTime);
  });

  it("is granted to one member so many times, cancelled orders left out", async () => {
    const { order_no } = await taken(on("2026-12-10T12:00", 2));
    expect(await on("2026-12-10T12:00", 2)).toMatchObject({
      code: Code.stockShort,
      data: { lines: [{ goods_id: "bento", reason: "limit", left: 1 }] },
    });
    await taken(on("2026-12-10T12:00"));
    expect(await on("2026-12-10T12:00")).toMatchObject({
      code: Code.stockShort,
      data: { lines: [{ left: 0 }] },
    });
    await taken(one.send(closeOrder, { order_no }));
    await taken(on("2026-12-11T12:00", 2));
    const other = await offPremisesGuest(provider);
    await taken(other.collect([{ ...ahead, number: 3 }], { mealTime: tokyo("2026-12-10T12:00") }));
  });

  it("is granted no more often to one who asks ten times at once", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => on("2026-12-10T12:00")));
    const codes = replies.map(({ code }) => code).toSorted((a, b) => b - a);
    expect(codes).toEqual([
      Code.success,
      Code.success,
      Code.success,
      Code.stockShort,
      Code.stockShort,
      Code.stockShort,
      Code.stockShort,
      Code.stockShort,
      Code.stockShort,
      Code.stockShort,
    ]);
  });
});
