import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodsDetail, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { CourseTime } from "#contract/goods.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, tableId } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let one: Guest;
const tea = line({ goods_id: "tea", price: 300 });
const ramen = line({ goods_id: "ramen", option_value: ["hard", "egg"], price: 1000 });

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

describe("a hand-made cart", () => {
  it("never changes the price: the store's is charged, and another total places nothing", async () => {
    const before = await provider.db.$count(orders);
    const reply = await one.order([{ ...ramen, price: 1 }, tea], { shown_total: 301 });
    expect(reply).toMatchObject({
      code: Code.priceChanged,
      data: { shown_total: 301, bill: { total: 1300 } },
    });
    expect(await provider.db.$count(orders)).toBe(before);
    const cheap = await taken(one.order([{ ...ramen, price: 1 }], { shown_total: 1000 }));
    expect(cheap.total).toBe(1000);
  });

  it.each([
    ["negative", -1],
    ["zero", 0],
    ["a fraction of", 0.5],
    ["ten thousand", 10_000],
  ])("of %s pieces is malformed", async (_, number) => {
    expect((await one.order([{ ...tea, number }], { shown_total: 0 })).code).toBe(Code.missingParameter);
  });

  it.each([
    ["options of another dish", ["hard", "sauce"], "options_changed"],
    ["unknown options", ["hard", "gold"], "options_changed"],
    ["a required option missing", ["egg"], "options_changed"],
    ["two of a single choice", ["hard", "soft"], "options_changed"],
    ["more than the most of several", ["hard", "egg", "nori", "pork"], "options_changed"],
    ["one option twice", ["hard", "egg", "egg"], "options_changed"],
    ["a sold-out option", ["thick"], "options_changed"],
  ])("with %s is refused, the line named", async (_, option_value, reason) => {
    const reply = await one.order([tea, { ...ramen, option_value }]);
    expect(reply).toMatchObject({
      code: Code.productMissing,
      data: { lines: [{ goods_id: "ramen", option_value, reason }] },
    });
  });

  it("with options on a dish that has none is refused", async () => {
    expect(await one.order([{ ...tea, option_value: ["egg"] }])).toMatchObject({
      code: Code.productMissing,
    });
  });

  it.each([
    ["unknown", "no-such-goods", 302],
    ["of another store", "foreign", 302],
    ["withdrawn", "gone", 302],
    ["not served at the table", "bento", 307],
    ["sold out", "out", 303],
  ])("with goods %s is refused", async (_, goods_id, code) => {
    const reply = await one.order([tea, line({ goods_id, price: 500 })]);
    expect(reply).toMatchObject({ code, data: { lines: [{ goods_id, left: 0 }] } });
  });

  it("is told all its problems at once", async () => {
    await provider.setStock("few", 5);
    const reply = await one.order([
      line({ goods_id: "out", price: 500 }),
      line({ goods_id: "few", price: 500, number: 3 }),
      line({ goods_id: "few", price: 500, number: 3 }),
    ]);
    expect(reply).toMatchObject({
      code: Code.soldOut,
      data: {
        lines: [
          { goods_id: "out", reason: "sold_out" },
          { goods_id: "few", reason: "short", left: 2 },
        ],
      },
    });
    expect(await provider.stockOf("few")).toBe(5);
  });

  it("for more pieces than there are is refused, and says how many are left", async () => {
    await provider.setStock("few", 5);
    const reply = await one.order([line({ goods_id: "few", price: 500, number: 6 })]);
    expect(reply).toMatchObject({ code: Code.stockShort, data: { lines: [{ reason: "short", left: 5 }] } });
  });

  it("without lines, or of one yen, is refused", async () => {
    expect((await one.order([])).code).toBe(Code.cartEmpty);
    expect((await one.order([line({ goods_id: "candy", price: 1 })])).code).toBe(Code.totalTooSmall);
  });
});

describe("courses", () => {
  const course = line({ goods_id: "course", price: 3000, number: 2 });
  const yakitori = line({ goods_id: "yakitori", price: 0, number: 3 });

  it("make their dishes free, for every device at the table", async () => {
    await taken(one.order([course, yakitori], { people: 2 }));
    const two = await guest(provider);
    const order = await taken(two.order([yakitori], { people: 0 }));
    expect(order).toMatchObject({ total: 0 });
    expect(order.actions).not.toContain("pay");
  });

  it("are for no more persons than dine", async () => {
    expect((await one.order([course], { people: 1 })).code).toBe(Code.courseDinersMissing);
  });

  it("must be ordered before their dishes", async () => {
    expect((await one.order([tea, yakitori])).code).toBe(Code.courseMissing);
  });

  it("are told of their table with the time until the last order, after which their dishes are taken no more", async () => {
    const rules = { course_minutes: 90, course_last_order: 15 };
    await provider.db.update(stores).set({ table_rules: rules }).where(eq(stores.id, "diner"));
    const table_id = tableId("diner-T1", provider.parts.signingKey);
    const courses = async () =>
      (await taken(one.send(storeIndex, { store_id: "diner", table_id }))).table?.courses;
    const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
    expect(await courses()).toEqual([]);
    await taken(one.order([course], { people: 2 }));
    expect(await courses()).toEqual([
      {
        goods_id: "course",
        name: "course",
        persons: 2,
        last_order_time: after(75).toISOString(),
        end_time: after(90).toISOString(),
      },
    ]);
    provider.clock.set(after(74));
    await taken(one.order([yakitori], { people: 0 }));
    provider.clock.set(after(75));
    expect((await one.order([yakitori], { people: 0 })).code).toBe(Code.courseMissing);
    await taken(one.order([tea], { people: 0 }));
    await provider.db.update(stores).set({ table_rules: {} }).where(eq(stores.id, "diner"));
  });

  it("last as long as they say themselves, whatever the store’s rules are", async () => {
    const rules = { course_minutes: 90, course_last_order: 15 };
    await provider.db.update(stores).set({ table_rules: rules }).where(eq(stores.id, "diner"));
    const own = (course_time: CourseTime | null) =>
      provider.db.update(goods).set({ course_time }).where(eq(goods.id, "course"));
    await own({ minutes: 60, last_order: 20 });
    const table_id = tableId("diner-T1", provider.parts.signingKey);
    const times = async () => {
      const { table } = await taken(one.send(storeIndex, { store_id: "diner", table_id }));
      return table?.courses?.map(({ end_time, last_order_time }) => [last_order_time, end_time]);
    };
    const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
    const detail = () => taken(one.send(goodsDetail, { store_id: "diner", goods_id: "course" }));
    expect(await detail()).toMatchObject({ course_time: { minutes: 60, last_order: 20 } });
    await taken(one.order([course], { people: 2 }));
    expect(await times()).toEqual([[after(40).toISOString(), after(60).toISOString()]]);
    provider.clock.set(after(40));
    expect((await one.order([yakitori], { people: 0 })).code).toBe(Code.courseMissing);
    await own({ minutes: 0, last_order: 0 });
    expect(await detail()).not.toHaveProperty("course_time");
    expect(await times()).toEqual([[null, null]]);
    await taken(one.order([yakitori], { people: 0 }));
    await own(null);
    expect(await detail()).toMatchObject({ course_time: { minutes: 90, last_order: 15 } });
    await provider.db.update(stores).set({ table_rules: {} }).where(eq(stores.id, "diner"));
  });

  it("of a table are nobody’s to know who has its bare id alone", async () => {
    await taken(one.order([course], { people: 2 }));
    const stranger = await guest(provider);
    const seen = await taken(stranger.send(storeIndex, { store_id: "diner", table_id: "diner-T1" }));
    expect(seen.table).toMatchObject({ is_verified: 0, is_occupied: 1 });
    expect(seen.table).not.toHaveProperty("courses");
  });
});
