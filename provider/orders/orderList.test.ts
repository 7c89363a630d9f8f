import { afterAll, beforeAll, expect, it } from "vitest";
import { orderList } from "#contract/calls/order.ts";
import { OrderTab } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";
import { applyAction } from "./applyAction.ts";

const ONE = "2026-11-21T04:00:00.000Z";
const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let one: OffPremisesGuest;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  one = await offPremisesGuest(provider);
});
afterAll(() => provider.close());

const desk = (order_no: string, action: Action) =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
  );

it("an order is told in the list with what can be done next, and how many wait in the tabs", async () => {
  const { order_no } = await taken(one.collect([tea], { mealTime: ONE }));
  await desk(order_no, "accept");
  await desk(order_no, "ready");
  provider.clock.advance(1_000);
  const done = await taken(one.collect([tea], { mealTime: ONE }));
  for (const action of ["accept", "ready", "pay_cash", "complete"] as const)
    await desk(done.order_no, action);
  const { items, counts } = await taken(one.send(orderList, { tab: OrderTab.all }));
  expect(items.map(({ actions }) => actions)).toEqual([["review", "invoice", "order_again"], ["pay"]]);
  expect(items[1]).toMatchObject({ order_no, pickup_time: ONE, call_number: "001" });
  expect(items[1]?.ready_time).not.toBeNull();
  // Cash at the counter is paid with the goods: nobody has to pay for them before.
  expect(counts).toEqual({ to_pay: 0, in_progress: 1, to_review: 1 });
  const has = async (tab: 3 | 4 | 5) => (await taken(one.send(orderList, { tab }))).items.length;
  expect([await has(5), await has(4), await has(3)]).toEqual([0, 1, 1]);
});

it("the orders of a table come without such numbers: they are not one's own alone", async () => {
  const here = { tab: 0, store_id: "diner", table_id: one.link } as const;
  expect((await taken(one.send(orderList, here))).counts).toBeUndefined();
});
