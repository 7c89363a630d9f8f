import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { closeDay, closes, closeSoFar, oneClose } from "#contract/calls/desk/close.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { payOrder } from "#contract/calls/order.ts";
import { PayType } from "#contract/enumerations.ts";
import { closeEntries, dayCloses } from "#provider/db/tables/closes.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { settle } from "#provider/payments/settle.ts";
import { type BoardDesk, boardDesk, deskVisit, eatenOrder } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { guest, line, openLimits, type Planted, planted, taken } from "#provider/testing/guest.ts";

const STORE = { store_id: "diner" };
const fake = fakeGateway();
let provider: Planted;
let desk: BoardDesk;

beforeEach(async () => {
  provider = await planted({ payment: fake.gateway });
  await openLimits(provider.db);
  await provider.db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay] })
    .where(eq(stores.id, "diner"));
  desk = await boardDesk(provider);
});
afterEach(() => provider.close());

const soFar = () => desk.given(closeSoFar, STORE);
const one = (number: number) => desk.given(oneClose, { ...STORE, number });
/** The drawer as it should be. */
const drawerOf = (expected: number, change_float = 0) => ({
  change_float,
  expected,
  counted: expected,
  pieces: null,
});
const close = (
  after: number,
  expected: number,
  changes: Partial<DeskRequest<typeof closeDay>> = {},
  by?: string,
) => desk.send(closeDay, { ...STORE, after, drawer: drawerOf(expected), note: "", ...changes }, by);
const eaten = async () => eatenOrder(provider, desk, await guest(provider));

describe("a close", () => {
  it("counts what was sold and received since the one before, by whoever took it, and is numbered", async () => {
    expect(await soFar()).toMatchObject({
      day: "2026-11-21",
      since: "2026-11-20T20:00:00.000Z",
      last: null,
      drawer: { change_float: 0 },
      figures: { total: 0, received: 0, money: [] },
    });
    await eaten();
    const { figures } = await soFar();
    expect(figures).toMatchObject({
      sold: { count: 1, amount: 300 },
      total: 300,
      people: 1,
      taxes: [{ rate: 10, taxable: 300, tax: 27 }],
      ways: [{ order_type: 1, count: 1, amount: 300 }],
      hours: [{ hour: 12, count: 1, amount: 300 }],
      dishes: [{ goods_id: "tea", count: 1, amount: 300 }],
      staff: [{ name: "Tester", sold: { count: 1, amount: 300 } }],
      money: [{ pay_type: 1, in: { count: 1, amount: 300 }, out: { count: 0, amount: 0 } }],
      received: 300,
      advance: 0,
      cash: 300,
    });
    const drawer = { change_float: 5_000, expected: 5_300, counted: 5_300, pieces: { "5000": 1, "100": 3 } };
    expect(await close(0, 0, { drawer })).toEqual({ number: 1, was_closed: false });
    expect(await one(1)).toMatchObject({
      number: 1,
      day: "2026-11-21",
      who: "Tester",
      drawer,
      figures,
      note: "",
    });
    expect(await soFar()).toMatchObject({
      last: { number: 1 },
      figures: { total: 0 },
      drawer: { change_float: 5_000 },
    });
    const { items } = await desk.given(closes, STORE);
    expect(items).toMatchObject([{ number: 1, total: 300, received: 300, difference: 0 }]);
    const log = await desk.given(auditLog, { did: "day.close" });
    expect(log.items).toMatchObject([
      { subject: "1", who: { role: "owner" }, after: { number: 1, total: 300, counted: 5_300 } },
    ]);
  });

  it("is never changed, by nobody, and stays what it was when prices and names change", async () => {
    await eaten();
    await close(0, 300);
    const before = await one(1);
    await provider.db.update(goods).set({ price: 9_000 });
    await provider.db.update(orders).set({ total: 1 });
    const { db } = provider;
    for (const table of [dayCloses, closeEntries]) {
      const own = eq(table.store_id, "diner");
      await expect(db.update(table).set({ number: 9 }).where(own)).rejects.toThrow("Failed query");
      await expect(db.delete(table).where(own)).rejects.toThrow("Failed query");
      await expect(
        db.execute(`truncate ${table === dayCloses ? "day_closes" : "close_entries"}`),
      ).rejects.toThrow("Failed query");
    }
    expect(await one(1)).toEqual(before);
  });

  it("of two people at once is one, and the second is shown it", async () => {
    await eaten();
    const manager = await desk.as("manager");
    const answers = await Promise.all([close(0, 300), close(0, 300, {}, manager)]);
    expect(answers).toContainEqual({ number: 1, was_closed: false });
    expect(answers).toContainEqual({ number: 1, was_closed: true });
    expect(await provider.db.$count(dayCloses)).toBe(1);
    // Whoever sends it again, for want of an answer, is told that it is done.
    const [first] = await provider.db.select().from(dayCloses);
    const mine = first?.staff_id === "tester" ? undefined : manager;
    expect(await close(0, 300, {}, mine)).toEqual({ number: 1, was_closed: false });
    // At another screen they may have counted something else: that is not what was closed.
    expect(await close(0, 300, { note: "something else" }, mine)).toEqual({ number: 1, was_closed: true });
    expect(await close(1, 0)).toEqual({ number: 2, was_closed: false });
    expect(await close(7, 0)).toBe("changed");
  });

  it("belongs to the day before until five in the morning", async () => {
    provider.clock.set(new Date("2026-11-21T16:30:00Z"));
    desk = await boardDesk(provider);
    await eaten();
    expect(await soFar()).toMatchObject({ day: "2026-11-21", figures: { hours: [{ hour: 1 }], total: 300 } });
    provider.clock.set(new Date("2026-11-21T20:30:00Z"));
    expect(await soFar()).toMatchObject({ day: "2026-11-22", figures: { total: 0 } });
  });

  it("asks for the drawer as it is now, why it differs, and pieces that come to the sum", async () => {
    await eaten();
    const counted = (yen: number, more: object = {}) => ({
      drawer: { ...drawerOf(300), counted: yen, ...more },
    });
    expect(await close(0, 0)).toBe("changed");
    expect(await close(0, 300, { drawer: null })).toBe("changed");
    expect(await close(0, 300, counted(290))).toBe("note_missing");
    expect(await close(0, 300, { ...counted(290), note: "  " })).toBe("note_missing");
    expect(await close(0, 300, counted(300, { pieces: { "100": 2 } }))).toBe("malformed");
    expect(await close(0, 300, counted(300, { pieces: { gold: 3 } }))).toBe("malformed");
    expect(await provider.db.$count(dayCloses)).toBe(0);
    expect(await close(0, 300, { ...counted(290), note: "ten yen for a child" })).toMatchObject({
      number: 1,
    });
    expect(await one(1)).toMatchObject({
      drawer: { expected: 300, counted: 290 },
      note: "ten yen for a child",
    });
    expect((await desk.given(closes, STORE)).items).toMatchObject([{ difference: -10 }]);
  });

  it("without a drawer asks for none", async () => {
    await provider.db.update(stores).set({ pay_list: [PayType.payPay] });
    expect(await soFar()).toMatchObject({ drawer: null });
    expect(await close(0, 0)).toBe("changed");
    expect(await close(0, 0, { drawer: null })).toMatchObject({ number: 1 });
    expect(await one(1)).toMatchObject({ drawer: null });
    expect((await desk.given(closes, STORE)).items).toMatchObject([{ difference: null }]);
  });

  it("is made by managers and owners, read by accounts too, and by nobody of another store", async () => {
    const [accounts, floor, manager] = [
      await desk.as("accounts"),
      await desk.as("floor"),
      await desk.as("manager"),
    ];
    expect(await close(0, 0, {}, accounts)).toBe("forbidden");
    expect(await close(0, 0, {}, floor)).toBe("forbidden");
    expect(await desk.send(closeSoFar, STORE, floor)).toBe("forbidden");
    expect(await close(0, 0, {}, manager)).toMatchObject({ number: 1 });
    expect(await desk.send(oneClose, { ...STORE, number: 1 }, accounts)).toMatchObject({ number: 1 });
    expect(await desk.send(oneClose, { ...STORE, number: 2 })).toBe("gone");
    expect(await desk.send(oneClose, { store_id: "cover", number: 1 })).toBe("gone");
    expect(await desk.send(closeSoFar, { store_id: "none" })).toBe("forbidden");
    expect(
      await deskVisit(provider)
        .call("close", STORE)
        .then(({ status }) => status),
    ).toBe(401);
  });
});

describe("money", () => {
  it("that is on its way is said, and counts on the day on which it comes", async () => {
    const who = await guest(provider);
    const tea = line({ goods_id: "tea", price: 300 });
    const { order_no } = await taken(who.order([tea], { pay_type: PayType.payPay }));
    const { trans_id } = await taken(who.send(payOrder, { order_no, pay_type: PayType.payPay }));
    expect(await soFar()).toMatchObject({
      figures: { total: 0, received: 0 },
      open: {
        unpaid: { count: 1, amount: 300 },
        under_way: { count: 1, amount: 300 },
        to_return: { count: 0 },
      },
    });
    await close(0, 0);
    const at = { trans_id: trans_id ?? "", answer: "paid" as const, now: provider.parts.clock() };
    await provider.db.transaction((db) => settle(db, at));
    expect(await soFar()).toMatchObject({
      figures: { total: 300, received: 300, cash: 0, money: [{ pay_type: 4, in: { amount: 300 } }] },
      open: { unpaid: { count: 0 }, under_way: { count: 0 } },
    });
    await close(1, 0);
    expect((await one(1)).open.under_way).toEqual({ count: 1, amount: 300 });
    expect((await one(2)).figures.total).toBe(300);
  });

  it("that goes back after a close is taken off the next one", async () => {
    const order_no = await eaten();
    await close(0, 300);
    const before = await one(1);
    expect(await desk.act(order_no, "refund", { reason: "cold" })).toBeNull();
    expect(await soFar()).toMatchObject({
      figures: {
        sold: { count: 0 },
        returned: { count: 1, amount: 300 },
        total: -300,
        people: -1,
        taxes: [{ rate: 10, taxable: -300, tax: -27 }],
        staff: [{ name: "Tester", returned: { count: 1, amount: 300 } }],
        money: [{ pay_type: 1, out: { count: 1, amount: 300 } }],
        cash: -300,
      },
    });
    expect(await one(1)).toEqual(before);
    // There is less in the drawer than it was left with: what was in it for change.
    const drawer = { change_float: 1_000, expected: 700, counted: 700, pieces: null };
    expect(await close(1, 0, { drawer })).toMatchObject({ number: 2 });
    expect(await close(2, 1_000, { drawer: drawerOf(1_000, 1_000) })).toMatchObject({ number: 3 });
    expect((await one(3)).figures.received).toBe(0);
  });

  it("of something that was written while the day was closed is in the next close", async () => {
    const order_no = await eaten();
    await close(0, 300);
    // Its moment lies before the close; nobody could see it until after.
    const late = new Date(provider.parts.clock().getTime() - 1_000);
    const [order] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
    if (order === undefined) throw new Error("It is gone");
    await provider.db.insert(orders).values({ ...order, order_no: "late", paid_at: late });
    expect(await soFar()).toMatchObject({ figures: { sold: { count: 1, amount: 300 }, cash: 300 } });
    await close(1, 300);
    expect(await soFar()).toMatchObject({ figures: { sold: { count: 0 } } });
  });

  it("that could not go back is said until it has gone", async () => {
    const who = await guest(provider);
    const tea = line({ goods_id: "tea", price: 300 });
    const { order_no } = await taken(who.order([tea], { pay_type: PayType.payPay }));
    const { trans_id } = await taken(who.send(payOrder, { order_no, pay_type: PayType.payPay }));
    const at = { trans_id: trans_id ?? "", answer: "paid" as const, now: provider.parts.clock() };
    await provider.db.transaction((db) => settle(db, at));
    fake.state.refunds = "failed";
    await desk.act(order_no, "refund", { reason: "cold" });
    expect(await soFar()).toMatchObject({
      figures: {
        sold: { count: 1 },
        returned: { count: 1 },
        canceled: { count: 1 },
        total: 0,
        received: 300,
        advance: 300,
      },
      open: { to_return: { count: 1, amount: 300 } },
    });
    await close(0, 0);
    fake.state.refunds = "refunded";
    await desk.act(order_no, "refund", { reason: "cold" });
    expect(await soFar()).toMatchObject({
      figures: { returned: { count: 0 }, total: 0, received: -300, advance: -300 },
      open: { to_return: { count: 0, amount: 0 } },
    });
  });
});
