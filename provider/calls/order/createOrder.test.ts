import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderDetails } from "#contract/calls/order.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { NOON, tableId } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, taken } from "#provider/testing/guest.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";

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

describe("an order at a table", () => {
  it("is placed with the names, prices and bill of the moment", async () => {
    const order = await taken(
      one.order([{ ...ramen, number: 2 }, line({ goods_id: "curry", price: 765 })], {
        people: 2,
        remark: " hot ",
      }),
    );
    expect(order).toMatchObject({
      order_status: 0,
      pay_status: 0,
      seat_number: "T1",
      table_id: "diner-T1",
      people: 2,
      remark: "hot",
      total: 2765,
      is_mine: 1,
      has_pending_round: 0,
      bill: { list_subtotal: 2850, goods_discount: 85, goods_subtotal: 2765, cover_charge: 0, total: 2765 },
    });
    expect(order.lines[0]).toMatchObject({
      name: "しょうゆラーメン",
      option_name: "hard / egg",
      unit_price: 1000,
    });
    expect(order.actions).toEqual(["pay", "add_dishes", "cancel", "call_staff", "remark"]);
    expect(await taken(one.send(orderDetails, { order_no: order.order_no }))).toEqual(order);
  });

  it("is told in the language asked for", async () => {
    const visitor = await guest(provider, "diner-T2", "en");
    const order = await taken(visitor.order([ramen]));
    expect(order.store_name).toBe("Store diner (en)");
    expect(order.lines[0]).toMatchObject({ name: "Shoyu Ramen", option_name: "hard (en) / egg (en)" });
  });

  it("carries the cover charge of its diners and the tableware that they chose", async () => {
    const party = await guest(provider, "cover-T1");
    const order = await taken(
      party.order([line({ goods_id: "oden", price: 800 })], {
        people: 3,
        tableware: "fork",
        shown_total: 1700,
      }),
    );
    expect(order).toMatchObject({ tableware: "Fork", total: 1700, bill: { cover_charge: 900 } });
    expect(order.bill.taxes).toEqual([{ rate: 10, taxable: 1700, tax: 154 }]);
  });

  it("occupies the table, so that newcomers may be none", async () => {
    await taken(one.order([tea], { people: 2 }));
    const two = await guest(provider);
    await taken(two.order([tea], { people: 0 }));
    const { table } = await taken(two.send(storeIndex, { store_id: "diner", table_id: two.link }));
    expect(table).toMatchObject({ is_occupied: 1, people_seated: 2, is_verified: 1 });
  });

  it("is flagged for the staff when the link carried no signature", async () => {
    const { order_no } = await taken(one.order([tea], { table_id: "diner-T1" }));
    const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
    expect(row?.is_table_verified).toBe(false);
  });

  it("gets the next number of the day at its store", async () => {
    const first = await taken(one.order([tea]));
    const second = await taken(one.order([tea], { people: 0 }));
    provider.clock.advance(86_400_000);
    const tomorrow = await taken(one.order([tea], { people: 0 }));
    expect(Number(second.call_number)).toBe(Number(first.call_number) + 1);
    expect(tomorrow.call_number).toBe("001");
  });

  it("tells the member and the store's screens once it is committed", async () => {
    await provider.db.delete(outbox);
    const { order_no } = await taken(one.order([tea]));
    const messages = await provider.db.select().from(outbox);
    expect(messages.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ event: "order_placed", order_no, store_id: "diner" }),
      { store_id: "diner", signal: "table_changed" },
    ]);
  });

  it("waits for its payment only as long as the store says, when it is to be paid online", async () => {
    const cash = await taken(one.order([tea]));
    const online = await taken(one.order([tea], { people: 0, pay_type: 4 }));
    expect(cash.auto_cancel_time).toBeNull();
    expect(online.auto_cancel_time).toBe(new Date(NOON.getTime() + 15 * 60_000).toISOString());
  });

  it("takes its pieces from stock, and tells the menu when the last is gone", async () => {
    await provider.setStock("few", 5);
    await provider.db.delete(outbox);
    await taken(one.order([line({ goods_id: "few", price: 500, number: 5 })]));
    expect(await provider.stockOf("few")).toBe(0);
    const signals = (await provider.db.select().from(outbox)).map(({ payload }) => payload);
    expect(signals).toContainEqual({ store_id: "diner", signal: "menu_changed" });
  });
});

describe("the same attempt again, under another key", () => {
  const attempt = { client_order_id: attemptId() };

  it("answers with the order that it placed", async () => {
    const first = await taken(one.order([tea, ramen], attempt));
    provider.clock.advance(60_000);
    const again = await taken(one.order([ramen, tea], attempt));
    expect(again.order_no).toBe(first.order_no);
  });

  it("is refused when the cart is another", async () => {
    expect(await one.order([tea], attempt)).toMatchObject({ code: 90004 });
    expect(await one.order([{ ...tea, number: 2 }, ramen], attempt)).toMatchObject({ code: 90004 });
  });

  it("is another attempt when another member sends it", async () => {
    const two = await guest(provider, "diner-T2");
    expect(await two.order([tea], attempt)).toMatchObject({ code: 10000 });
  });
});

describe("a hand-made cart", () => {
  it("never changes the price: the store's is charged, and another total places nothing", async () => {
    const before = await provider.db.$count(orders);
    const reply = await one.order([{ ...ramen, price: 1 }, tea], { shown_total: 301 });
    expect(reply).toMatchObject({ code: 90007, data: { shown_total: 301, bill: { total: 1300 } } });
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
    expect((await one.order([{ ...tea, number }], { shown_total: 0 })).code).toBe(114);
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
      code: 302,
      data: { lines: [{ goods_id: "ramen", option_value, reason }] },
    });
  });

  it("with options on a dish that has none is refused", async () => {
    expect(await one.order([{ ...tea, option_value: ["egg"] }])).toMatchObject({ code: 302 });
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
      code: 303,
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
    expect(reply).toMatchObject({ code: 309, data: { lines: [{ reason: "short", left: 5 }] } });
  });

  it("without lines, or of one yen, is refused", async () => {
    expect((await one.order([])).code).toBe(404);
    expect((await one.order([line({ goods_id: "candy", price: 1 })])).code).toBe(410);
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
    expect((await one.order([course], { people: 1 })).code).toBe(304);
  });

  it("must be ordered before their dishes", async () => {
    expect((await one.order([tea, yakitori])).code).toBe(306);
  });
});

describe("an order is refused", () => {
  it.each([
    ["in an unknown store", { store_id: "nowhere" }, 201],
    ["at an unknown table", { table_id: "diner-T9" }, 202],
    ["at another store's table", { table_id: "other-T1" }, 202],
    ["without a table", { table_id: undefined }, 407],
    ["paid in a way that the store does not take", { pay_type: 6 as const }, 431],
    ["paid at a door", { pay_type: 7 as const }, 431],
    ["by nobody", { people: 0 }, 405],
    ["without diners", { people: undefined }, 405],
    ["by more than the store seats", { people: 11 }, 405],
    ["to take away, for now", { order_type: 2 as const }, 308],
    ["with tableware that the store has not", { tableware: "gold" }, 114],
    ["without an attempt's id", { client_order_id: "short" }, 114],
  ])("%s", async (_, changes, code) => {
    expect((await one.order([tea], changes as object)).code).toBe(code);
  });

  it("with a signature that the store did not make", async () => {
    const forged = tableId("diner-T1", "another key");
    expect((await one.order([tea], { table_id: forged })).code).toBe(202);
    const replaced = tableId("diner-T1", provider.parts.signingKey, 2);
    expect((await one.order([tea], { table_id: replaced })).code).toBe(202);
  });

  it("at a table that the staff locked", async () => {
    const late = await guest(provider, "diner-T3");
    expect((await late.order([tea])).code).toBe(408);
    await provider.db.update(tables).set({ is_locked: false }).where(eq(tables.id, "diner-T3"));
    expect((await late.order([tea])).code).toBe(10000);
  });

  it("without tableware where the store has kinds, unless nobody new sits down", async () => {
    const party = await guest(provider, "cover-T1");
    const oden = line({ goods_id: "oden", price: 800 });
    expect((await party.order([oden], { shown_total: 1100 })).code).toBe(114);
    await taken(party.order([oden], { shown_total: 1100, tableware: "fork" }));
    await taken(party.order([oden], { people: 0 }));
  });

  it("while the store is closed or rests, with the time when it takes orders again", async () => {
    const set = (change: Partial<typeof stores.$inferInsert>) =>
      provider.db.update(stores).set(change).where(eq(stores.id, "diner"));
    const [diner] = await provider.db.select().from(stores).where(eq(stores.id, "diner"));
    const evening = [
      { weekday: 7 as const, spans: [{ open: "18:00", close: "22:00", last_order: "21:30" }] },
    ];
    await set({ business_hours: evening });
    const closed = await one.order([tea]);
    const paused_until = new Date(NOON.getTime() + 30 * 60_000);
    await set({ business_hours: diner?.business_hours ?? [], paused_until });
    const resting = await one.order([tea]);
    await set({ paused_until: null });
    expect(closed).toMatchObject({ code: 206, data: { next_open_time: "2026-11-22T09:00:00.000Z" } });
    expect(resting).toMatchObject({ code: 2061, data: { next_open_time: paused_until.toISOString() } });
    await taken(one.order([tea]));
  });
});
