import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { addOrder, closeOrder, orderDetails, payOrder } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { leases } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { demoTasks } from "#provider/demo/demo.ts";
import { settle } from "#provider/payments/settle.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";
import { createAutopilot } from "./autopilot.ts";

const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let one: OffPremisesGuest;
let autopilot: () => Promise<number>;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
  await provider.db.delete(leases);
  one = await offPremisesGuest(provider);
  autopilot = createAutopilot(provider.parts, { stores: ["diner", "other"], seconds: 5 });
});
afterAll(() => provider.close());

const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
/** What each step of so many seconds has made of an order. */
async function steps(order_no: string, count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let step = 0; step < count; step += 1) {
    provider.clock.advance(5_000);
    await autopilot();
    const { order_status, pay_status, ready_time } = await details(order_no);
    seen.push(
      `${order_status}${ready_time === null ? "" : " ready"}, ${pay_status === PayStatus.unpaid ? "unpaid" : "paid"}`,
    );
  }
  return seen;
}

describe("a store that runs by itself", () => {
  it("takes a take-away, makes it ready, takes the cash, hands it out and closes it", async () => {
    const { order_no } = await taken(one.collect([tea]));
    expect(await steps(order_no, 6)).toEqual([
      "1, unpaid",
      "1 ready, unpaid",
      "1 ready, paid",
      "2 ready, paid",
      "3 ready, paid",
      "3 ready, paid",
    ]);
    const { items } = await taken(one.send(informList, {}));
    expect(items.map(({ event }) => event)).toContain("order_collected");
  });

  it("sends a delivery out with a courier, and takes the cash that came back", async () => {
    const { order_no } = await taken(one.deliver([tea], await one.address()));
    expect(await steps(order_no, 4)).toEqual([
      "1, unpaid",
      "1 ready, unpaid",
      "2 ready, unpaid",
      "3 ready, paid",
    ]);
    const { courier_name, courier_phone } = await details(order_no);
    expect(courier_name).toMatch(/^\S+ \S+$/);
    expect(courier_phone).toMatch(/^\+8190\d{8}$/);
  });

  it("waits for the money of what is to be paid online, and not with what is eaten at a table", async () => {
    const { order_no } = await taken(one.collect([tea], { pay_type: PayType.payPay }));
    expect(await steps(order_no, 2)).toEqual(["0, unpaid", "0, unpaid"]);
    const { trans_id } = await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
    await provider.db.transaction((db) =>
      settle(db, { trans_id: trans_id ?? "", answer: "paid", now: provider.parts.clock() }),
    );
    expect(await steps(order_no, 4)).toEqual(["1, paid", "1 ready, paid", "2 ready, paid", "3 ready, paid"]);
  });

  it("serves a table with what is added to it, and takes its cash when its guests want to pay", async () => {
    const { order_no } = await taken(one.order([tea]));
    expect(await steps(order_no, 1)).toEqual(["1, unpaid"]);
    await taken(
      one.send(addOrder, { client_order_id: attemptId(), order_no, lines: [tea], shown_total: 300 }),
    );
    expect((await details(order_no)).has_pending_round).toBe(1);
    expect(await steps(order_no, 3)).toEqual(["1, unpaid", "2, unpaid", "2, unpaid"]);
    await taken(one.send(payOrder, { order_no, pay_type: PayType.cash }));
    expect(await steps(order_no, 1)).toEqual(["3, paid"]);
  });

  it("lets every step take its seconds", async () => {
    const { order_no } = await taken(one.collect([tea]));
    provider.clock.advance(4_999);
    expect(await autopilot()).toBe(0);
    provider.clock.advance(1);
    expect(await autopilot()).toBe(1);
    expect(await autopilot()).toBe(0);
    expect((await details(order_no)).order_status).toBe(OrderStatus.confirmed);
  });
});

describe("the autopilot", () => {
  it("touches no other store's orders", async () => {
    const { order_no } = await taken(one.collect([tea]));
    provider.clock.advance(60_000);
    const elsewhere = createAutopilot(provider.parts, { stores: ["other"], seconds: 1 });
    expect(await elsewhere()).toBe(0);
    expect((await details(order_no)).order_status).toBe(OrderStatus.pending);
  });

  it("runs in one process at a time", async () => {
    await taken(one.collect([tea]));
    provider.clock.advance(60_000);
    const second = createAutopilot(provider.parts, { stores: ["diner"], seconds: 5 });
    expect(await autopilot()).toBe(1);
    expect(await second()).toBe(0);
    provider.clock.advance(60_000);
    expect(await autopilot()).toBe(1);
  });

  it("or the customer who cancels: one of them wins", async () => {
    const { order_no } = await taken(one.collect([tea]));
    provider.clock.advance(60_000);
    const [count, { code }] = await Promise.all([autopilot(), one.send(closeOrder, { order_no })]);
    expect([count, code]).toEqual(count === 1 ? [1, 423] : [0, 10000]);
  });

  it("goes round what is never finished: whoever never pays does not hold up the others", async () => {
    const { order_no } = await taken((await guest(provider)).order([tea]));
    await provider.db
      .update(orders)
      .set({ order_status: OrderStatus.completed })
      .where(eq(orders.order_no, order_no));
    provider.clock.advance(60_000);
    expect(await autopilot()).toBe(0);
  });

  it("is off unless a setting says so, and never without the demo", () => {
    const { parts } = provider;
    const named = (settings: object) =>
      demoTasks({ ...parts, settings: { ...parts.settings, ...settings } }, () => undefined).map(
        ({ name }) => name,
      );
    expect(named({})).toEqual(["demo"]);
    expect(named({ demoAutopilot: 5 })).toEqual(["demo", "autopilot"]);
    expect(named({ demoAutopilot: 5, hasDemo: false })).toEqual([]);
  });
});
