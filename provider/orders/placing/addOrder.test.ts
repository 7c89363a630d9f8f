import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, payOrder } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayType } from "#contract/enumerations.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let one: Guest;
const tea = line({ goods_id: "tea", price: 300 });
const few = (number: number) => line({ goods_id: "few", price: 500, number });

const place = async () => (await taken(one.order([tea], { people: 2 }))).order_no;
const desk = (order_no: string, action: "accept" | "complete") =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
  );

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  await provider.setStock("few", 5);
});
afterAll(() => provider.close());

describe("dishes added to an order", () => {
  it("are a round of their own, that the store accepts by itself", async () => {
    const order_no = await place();
    await desk(order_no, "accept");
    const grown = await taken(one.add(order_no, [few(2)]));
    expect(grown).toMatchObject({
      total: 1300,
      order_status: OrderStatus.confirmed,
      has_pending_round: 1,
      bill: { total: 1300 },
    });
    expect(grown.lines.map(({ round, is_accepted }) => [round, is_accepted])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(await provider.stockOf("few")).toBe(3);

    expect(await desk(order_no, "complete")).toMatchObject({ ok: false });
    await desk(order_no, "accept");
    const [row] = (await taken(one.add(order_no, [tea]))).lines.filter(({ round }) => round === 2);
    expect(row?.is_accepted).toBe(1);
  });

  it("count the newcomers, who pay their cover charge", async () => {
    const party = await guest(provider, "cover-T1");
    const oden = line({ goods_id: "oden", price: 800 });
    const seated = { people: 2, tableware: "fork", shown_total: 1400 };
    const { order_no } = await taken(party.order([oden], seated));
    const grown = await taken(party.add(order_no, [oden], { people: 1, shown_total: 1100 }));
    expect(grown).toMatchObject({ people: 3, total: 2500, bill: { cover_charge: 900 } });
    expect(grown.bill.taxes).toEqual([{ rate: 10, taxable: 2500, tax: 227 }]);
    const { table } = await taken(party.send(storeIndex, { store_id: "cover", table_id: party.link }));
    expect(table?.people_seated).toBe(3);
  });

  it("keep the cover charge that was agreed when the store changes it", async () => {
    const party = await guest(provider, "cover-T1");
    const oden = line({ goods_id: "oden", price: 800 });
    const seated = { people: 2, tableware: "fork", shown_total: 1400 };
    const { order_no } = await taken(party.order([oden], seated));
    await provider.db.update(stores).set({ tea_money: 900 }).where(eq(stores.id, "cover"));
    const grown = await taken(party.add(order_no, [oden]));
    await provider.db.update(stores).set({ tea_money: 300 }).where(eq(stores.id, "cover"));
    expect(grown.bill.cover_charge).toBe(600);
  });

  it("are added once, however often the attempt is sent", async () => {
    const order_no = await place();
    const attempt = { client_order_id: attemptId() };
    await taken(one.add(order_no, [few(1)], attempt));
    const again = await taken(one.add(order_no, [few(1)], attempt));
    expect(again.total).toBe(800);
    expect(await provider.stockOf("few")).toBe(4);
    expect((await one.add(order_no, [few(2)], attempt)).code).toBe(Code.idempotencyKeyReused);
  });

  it("cost what the store says: another total adds nothing", async () => {
    const order_no = await place();
    const reply = await one.add(order_no, [few(1)], { shown_total: 1 });
    expect(reply).toMatchObject({ code: Code.priceChanged, data: { shown_total: 1, bill: { total: 500 } } });
    expect(await provider.stockOf("few")).toBe(5);
  });

  it("may be a course's dishes, which cost nothing", async () => {
    const course = line({ goods_id: "course", price: 3000 });
    const { order_no } = await taken(one.order([course]));
    const grown = await taken(one.add(order_no, [line({ goods_id: "yakitori", price: 0 })]));
    expect(grown.total).toBe(3000);
  });
});

describe("adding is refused", () => {
  it("once the customer has gone to pay, or said that the meal is over", async () => {
    const paying = await place();
    await taken(one.send(payOrder, { order_no: paying, pay_type: PayType.cash }));
    expect((await one.add(paying, [tea])).code).toBe(Code.cannotAddDishes);
    const over = await taken(one.order([tea], { people: 0 }));
    await desk(over.order_no, "accept");
    await taken(one.send(acceptOrder, { order_no: over.order_no }));
    expect((await one.add(over.order_no, [tea])).code).toBe(Code.cannotAddDishes);
  });

  it("once the order is completed or cancelled", async () => {
    const completed = await place();
    await desk(completed, "accept");
    await desk(completed, "complete");
    expect((await one.add(completed, [tea])).code).toBe(Code.cannotAddDishes);
    const cancelled = await taken(one.order([tea], { people: 0 }));
    await taken(one.send(closeOrder, { order_no: cancelled.order_no }));
    expect((await one.add(cancelled.order_no, [tea])).code).toBe(Code.cannotAddDishes);
  });

  it("once the desk has freed the table", async () => {
    const order_no = await place();
    await provider.freeTables();
    expect((await one.add(order_no, [tea])).code).toBe(Code.cannotAddDishes);
  });

  it("to another's order, and to one that does not exist", async () => {
    const order_no = await place();
    const two = await guest(provider);
    expect((await two.add(order_no, [tea])).code).toBe(Code.noPermission);
    expect((await two.add("261121-NOWHERE", [tea])).code).toBe(Code.orderMissing);
  });

  it("with lines that cannot be had, as an order is", async () => {
    const order_no = await place();
    expect((await one.add(order_no, [])).code).toBe(Code.cartEmpty);
    expect((await one.add(order_no, [few(6)])).code).toBe(Code.stockShort);
    expect((await one.add(order_no, [line({ goods_id: "out", price: 500 })])).code).toBe(Code.soldOut);
    expect((await one.add(order_no, [line({ goods_id: "foreign", price: 500 })])).code).toBe(
      Code.productMissing,
    );
    expect((await one.add(order_no, [tea], { people: 10 })).code).toBe(Code.missingParameter);
  });

  it("while the table is locked, or the store rests", async () => {
    const order_no = await place();
    const lock = (is_locked: boolean) =>
      provider.db.update(tables).set({ is_locked }).where(eq(tables.id, "diner-T1"));
    await lock(true);
    expect((await one.add(order_no, [tea])).code).toBe(Code.tableLocked);
    await lock(false);
    const until = new Date(NOON.getTime() + 60_000);
    await provider.db.update(stores).set({ paused_until: until }).where(eq(stores.id, "diner"));
    const resting = await one.add(order_no, [tea]);
    await provider.db.update(stores).set({ paused_until: null }).where(eq(stores.id, "diner"));
    expect(resting).toMatchObject({
      code: Code.storeNotOperating,
      data: { next_open_time: until.toISOString() },
    });
  });
});
