import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { orders, slotBookings } from "#provider/db/tables/orders.ts";
import { attemptId, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let guests: readonly OffPremisesGuest[];
const ONE = "2026-11-21T04:00:00.000Z";
const slot_at = new Date(ONE);
const few = line({ goods_id: "few", price: 500 });
const tea = line({ goods_id: "tea", price: 300 });
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const booked = async () =>
  (await provider.db.select().from(slotBookings).where(eq(slotBookings.slot_at, slot_at)))[0]?.taken ?? 0;
const live = () =>
  provider.db.$count(
    orders,
    and(eq(orders.pickup_at, slot_at), ne(orders.order_status, OrderStatus.canceled)),
  );

beforeAll(async () => {
  provider = await planted();
  guests = await times(50, () => offPremisesGuest(provider));
});
beforeEach(async () => {
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
  await provider.db.delete(slotBookings);
  await provider.setStock("few", 999);
});
afterAll(() => provider.close());

describe("at the same time", () => {
  it("fifty for the last place in a time: one gets it, the others hear of the next, and no stock is lost", async () => {
    await openOffPremises(provider, { pickup_capacity: 1 });
    const replies = await Promise.all(guests.map((each) => each.collect([few], { mealTime: ONE })));
    const late = replies.filter(({ code }) => code === Code.outsideAppointmentTime);
    expect([replies.filter(({ code }) => code === Code.success).length, late.length]).toEqual([1, 49]);
    expect(late[0]?.data).toEqual({ next_time: "2026-11-21T04:15:00.000Z" });
    expect([await booked(), await live(), await provider.stockOf("few")]).toEqual([1, 1, 998]);
  });

  it("fifty for twenty places and thirty pieces: no more orders than places, and all books agree", async () => {
    await openOffPremises(provider, { pickup_capacity: 20 });
    await provider.setStock("few", 15);
    const carts = [[few], [tea]];
    const replies = await Promise.all(
      guests.map((each, index) => each.collect(carts[index % 2] ?? [], { mealTime: ONE })),
    );
    const placed = replies.filter(({ code }) => code === Code.success);
    expect(placed).toHaveLength(20);
    const pieces = placed.filter(({ data }) => data.lines[0]?.goods_id === "few").length;
    expect([await booked(), await live(), await provider.stockOf("few")]).toEqual([20, 20, 15 - pieces]);
  });

  it("cancelling while others order: a place given back is taken once", async () => {
    await openOffPremises(provider, { pickup_capacity: 10 });
    const first = await Promise.all(
      guests.slice(0, 10).map((each) => taken(each.collect([tea], { mealTime: ONE }))),
    );
    await Promise.all([
      ...first.slice(0, 5).map(({ order_no }, index) => guests[index]?.send(closeOrder, { order_no })),
      ...guests.slice(10, 40).map((each) => each.collect([tea], { mealTime: ONE })),
    ]);
    expect(await booked()).toBe(await live());
    expect(await booked()).toBeLessThanOrEqual(10);
  });

  it("five sends of one attempt take one place", async () => {
    await openOffPremises(provider, { pickup_capacity: 9 });
    const attempt = { client_order_id: attemptId(), mealTime: ONE };
    const one = guests[0];
    const replies = await times(5, async () => one?.collect([few], attempt));
    expect(new Set(replies.map((reply) => reply?.data.order_no)).size).toBe(1);
    expect([await booked(), await live(), await provider.stockOf("few")]).toEqual([1, 1, 998]);
  });
});
