import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, orderDetails, orderRemark } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { orders, slotBookings } from "#provider/db/tables/orders.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";
import { applyAction } from "./applyAction.ts";
import { autoCancel } from "./endOrders.ts";

let provider: Planted;
let one: OffPremisesGuest;
const tea = line({ goods_id: "tea", price: 300 });
const few = line({ goods_id: "few", price: 500 });
const ONE = "2026-11-21T04:00:00.000Z";
const desk = (order_no: string, action: Action) =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
  );
const takenAt = async (time: string) =>
  (
    await provider.db
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slot_at, new Date(time)))
  )[0]?.taken ?? 0;

beforeAll(async () => {
  provider = await planted();
});
beforeEach(async () => {
  await openOffPremises(provider);
  await provider.db.delete(slotBookings);
  provider.clock.set(NOON);
  one = await offPremisesGuest(provider);
});
afterAll(() => provider.close());

describe("cancelling", () => {
  it("gives back the place in the time and the stock, once", async () => {
    await openOffPremises(provider, { pickup_capacity: 1 });
    await provider.setStock("few", 5);
    const { order_no } = await taken(one.collect([{ ...few, number: 2 }], { mealTime: ONE }));
    expect([await provider.stockOf("few"), await takenAt(ONE)]).toEqual([3, 1]);
    await taken(one.send(closeOrder, { order_no, reason: "late" }));
    expect((await one.send(closeOrder, { order_no })).code).toBe(Code.cancelFailed);
    expect([await provider.stockOf("few"), await takenAt(ONE)]).toEqual([5, 0]);
    await taken(one.collect([tea], { mealTime: ONE }));
  });

  it("ends when the store has accepted; the remark can be changed until then", async () => {
    const { order_no } = await taken(one.collect([tea]));
    expect((await taken(one.send(orderRemark, { order_no, remark: "two bags" }))).remark).toBe("two bags");
    await desk(order_no, "accept");
    expect((await one.send(closeOrder, { order_no })).code).toBe(Code.cancelFailed);
    expect((await one.send(orderRemark, { order_no, remark: "late" })).code).toBe(Code.cannotAddDishes);
    await desk(order_no, "cancel");
    expect(await takenAt((await taken(one.send(orderDetails, { order_no }))).pickup_time ?? "")).toBe(0);
  });

  it("by the clock, of what was not paid online in time, gives them back as well", async () => {
    await provider.setStock("few", 5);
    const { order_no } = await taken(
      one.collect([few], { pay_type: PayType.payPay, mealTime: "2026-11-21T06:00:00.000Z" }),
    );
    provider.clock.advance(16 * 60_000);
    expect(await autoCancel(provider.parts)).toBe(1);
    const order = await taken(one.send(orderDetails, { order_no }));
    expect([
      order.order_status,
      await provider.stockOf("few"),
      await takenAt(order.pickup_time ?? ""),
    ]).toEqual([-1, 5, 0]);
  });

  it("of a delivery gives back the courier's place", async () => {
    await openOffPremises(provider, { delivery_capacity: 1 });
    const { order_no } = await taken(one.deliver([tea], await one.address(), { mealTime: ONE }));
    expect((await one.times(OrderType.delivery)).find(({ time }) => time === ONE)?.left).toBe(0);
    await taken(one.send(closeOrder, { order_no }));
    expect((await one.times(OrderType.delivery)).find(({ time }) => time === ONE)?.left).toBe(1);
  });
});

it("a member who leaves takes name, phone and address out of the orders that must be kept", async () => {
  const { order_no } = await taken(one.deliver([tea], await one.address()));
  const now = provider.parts.clock();
  await provider.db.transaction(async (db) =>
    eraseMember(db, await lockMember(db, one.uid), { now, reason: null }, provider.parts.random),
  );
  const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
  expect(row).toMatchObject({
    contact_name: "",
    contact_phone: "",
    contact_email: null,
    delivery_address: null,
    total: 600,
  });
});
