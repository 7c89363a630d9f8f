import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderEvaluate, orderInvoice } from "#contract/calls/afterOrder.ts";
import { orderList } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { tableIdOf, type VisitWorld, visitWorld } from "#provider/testing/visitWorld.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
let world: VisitWorld;

beforeAll(async () => {
  world = await visitWorld();
});
beforeEach(() => world.begin());
afterAll(() => world.provider.close());

describe("after the visit", () => {
  beforeEach(() => world.setEntry("staff"));

  async function settleAll(order_nos: readonly string[]) {
    for (const order_no of order_nos)
      for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
        await world.desk.act(order_no, action);
  }

  /** A party of two phones with an order each. */
  async function party() {
    await world.openTable();
    const { digits, link } = await world.visitAt();
    const host = await world.phone("diner-T1", tableIdOf(link));
    const mate = await world.phone("diner-T1", tableIdOf(link));
    const { order_no } = await taken(host.order([tea], { people: 2 }));
    const other = await taken(mate.order([tea], { people: 0 }));
    return { digits, host, mate, own: order_no, others: other.order_no };
  }

  /** The visit of a party is over: their own stays their own, and the rest is refused. */
  async function isOver({ digits, host, mate, own, others }: Awaited<ReturnType<typeof party>>) {
    expect(await host.read(own)).toBe(Code.success);
    expect(await host.read(others)).toBe(Code.noPermission);
    const all = await taken(host.send(orderList, { tab: 0 }));
    expect(all.items.map(({ order_no }) => order_no)).toContain(own);
    expect((await host.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
    expect((await host.call()).code).toBe(Code.backToTableMenu);
    expect((await mate.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
  }

  it("that ends with the bill, one's own stays one's own; ordering, calling and others' orders end", async () => {
    const all = await party();
    const { host, own, others } = all;
    expect(await host.read(others)).toBe(Code.success);
    await settleAll([own, others]);
    await isOver(all);
    expect((await host.add(own, [tea])).code).toBe(Code.alreadyPaid);
    const review = { order_no: own, star: 5, content: "Good", pictures: [] };
    expect((await host.send(orderEvaluate, review)).code).toBe(Code.success);
    const receipt = await host.send(orderInvoice, { order_no: own, kind: 2, companyName: "Noren" });
    expect(receipt.code).toBe(Code.receiptConfirmed);
  });

  it("that ends with the store's time, it is the same, and opened again the bill goes on", async () => {
    const all = await party();
    const { digits, host, own, others } = all;
    world.provider.clock.advance(241 * MINUTE);
    await isOver(all);
    expect((await host.add(own, [tea])).code).toBe(Code.backToTableMenu);
    expect(await world.visitAt()).toMatchObject({ state: "over", link: null });
    await world.openTable();
    expect((await world.visitAt()).digits).not.toBe(digits);
    expect((await host.add(own, [tea])).code).toBe(Code.success);
    expect(await host.read(others)).toBe(Code.success);
  });

  it("the next party sees nothing of it, and comes in by its own code alone", async () => {
    const { host, own, others } = await party();
    await settleAll([own, others]);
    await world.openTable();
    const next = await world.phone("diner-T1", tableIdOf((await world.visitAt()).link));
    expect(await next.header()).toMatchObject({ is_occupied: 0, people_seated: 0, entry: { is_in: 1 } });
    expect(await next.read(own)).toBe(Code.noPermission);
    expect(await next.list()).toEqual([]);
    expect((await host.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
    expect(await host.list()).toEqual([]);
  });
});
