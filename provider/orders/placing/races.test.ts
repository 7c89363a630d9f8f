import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, orderDetails } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { callNumbers, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { attemptId, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
const tea = line({ goods_id: "tea", price: 300 });
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const codesOf = (replies: readonly { code: number }[]) =>
  replies.map(({ code }) => code).toSorted((a, b) => a - b);

beforeAll(async () => {
  provider = await planted();
  await provider.openLimits();
});
beforeEach(() => provider.freeTables());
afterAll(() => provider.close());

describe("at the same time", () => {
  it("fifty buyers of the last piece: one gets it, the others are told, none is left", async () => {
    await provider.setStock("last", 1);
    const buyers = await times(50, (index) => guest(provider, index % 2 === 0 ? "diner-T1" : "diner-T2"));
    const before = await provider.db.$count(orders);
    const replies = await Promise.all(
      buyers.map((buyer) => buyer.order([line({ goods_id: "last", price: 500 })])),
    );
    const codes = codesOf(replies);
    expect(codes.filter((code) => code === Code.success)).toHaveLength(1);
    expect(codes.filter((code) => code === Code.soldOut || code === Code.stockShort)).toHaveLength(49);
    expect(await provider.stockOf("last")).toBe(0);
    expect(await provider.db.$count(orders)).toBe(before + 1);
  });

  it("several goods in opposite orders: nobody waits for ever, and nothing is oversold", async () => {
    await provider.setStock("last", 10);
    await provider.setStock("few", 10);
    const pair = [line({ goods_id: "last", price: 500 }), line({ goods_id: "few", price: 500 })];
    const buyers = await times(20, (index) => guest(provider, index % 2 === 0 ? "diner-T1" : "diner-T2"));
    const replies = await Promise.all(
      buyers.map((buyer, index) => buyer.order(index % 2 === 0 ? pair : pair.toReversed())),
    );
    expect(codesOf(replies).filter((code) => code === Code.success)).toHaveLength(10);
    expect([await provider.stockOf("last"), await provider.stockOf("few")]).toEqual([0, 0]);
  });

  it("two devices at one free table share one visit", async () => {
    const devices = await times(2, () => guest(provider));
    const placed = await Promise.all(devices.map((device) => taken(device.order([tea]))));
    const rows = await provider.db.select().from(orders);
    const visitsOf = placed.map(({ order_no }) => rows.find((row) => row.order_no === order_no)?.sitting_id);
    expect(visitsOf[0]).toBe(visitsOf[1]);
    const [visit] = await provider.db
      .select()
      .from(visits)
      .where(eq(visits.id, visitsOf[0] ?? ""));
    expect(visit?.people).toBe(2);
  });

  it("ten sends of one attempt place one order", async () => {
    const one = await guest(provider);
    const client_order_id = attemptId();
    const replies = await times(10, () => taken(one.order([tea], { client_order_id, people: 1 })));
    expect(new Set(replies.map(({ order_no }) => order_no)).size).toBe(1);
    const rounds = await provider.db
      .select()
      .from(orderRounds)
      .where(eq(orderRounds.client_order_id, client_order_id));
    expect(rounds).toHaveLength(1);
  });

  it("twenty additions to one order are twenty rounds, and the bill holds them all", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    await times(20, () => taken(one.add(order_no, [tea])));
    const order = await taken(one.send(orderDetails, { order_no }));
    expect(order).toMatchObject({ total: 6300, bill: { total: 6300 }, goods_count: 21 });
    expect(new Set(order.lines.map(({ round }) => round)).size).toBe(21);
  });

  it("the store accepts while the customer cancels: one wins, and both see the same", async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await guest(provider);
      const { order_no } = await taken(one.order([tea]));
      const now = provider.parts.clock();
      const accept = () =>
        provider.db.transaction((db) =>
          applyAction(db, { order_no, action: "accept", actor: "store", uid: null, now }),
        );
      const cancel = () => one.send(closeOrder, { order_no });
      const first = round % 2 === 0 ? accept() : null;
      const [cancelled, accepted] = await Promise.all([cancel(), first ?? accept()]);
      const order = await taken(one.send(orderDetails, { order_no }));
      const outcome = [accepted.ok, cancelled.code, order.order_status];
      expect([
        [true, 423, 1],
        [false, 10000, -1],
      ]).toContainEqual(outcome);
    }
  });

  it("the store's orders get numbers of their own", async () => {
    await provider.db.delete(callNumbers);
    const buyers = await times(12, (index) => guest(provider, index % 2 === 0 ? "diner-T1" : "diner-T2"));
    const placed = await Promise.all(buyers.map((buyer) => taken(buyer.order([tea]))));
    const numbers = placed.map(({ call_number }) => Number(call_number)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it("cancelling and ordering the same goods leaves stock and orders agreed", async () => {
    await provider.setStock("few", 10);
    const guests = await times(10, () => guest(provider));
    const placed = await Promise.all(
      guests.map((each) => taken(each.order([line({ goods_id: "few", price: 500 })]))),
    );
    await Promise.all([
      ...placed.slice(0, 5).map(({ order_no }, index) => guests[index]?.send(closeOrder, { order_no })),
      ...guests.slice(5).map((each) => each.order([line({ goods_id: "few", price: 500 })], { people: 1 })),
    ]);
    const live = (await provider.db.select().from(orders)).filter(
      (row) => row.order_status !== OrderStatus.canceled && guests.some(({ uid }) => uid === row.uid),
    );
    expect(await provider.stockOf("few")).toBe(10 - live.length);
  });
});
