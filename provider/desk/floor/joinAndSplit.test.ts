import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { actOnTable } from "#contract/calls/desk/board.ts";
import { orderForTable } from "#contract/calls/desk/tableOrder.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { attemptId, type Guest, guest, taken } from "#provider/testing/guest.ts";
import { type FloorDesk, floorDesk, T1, T2, T3, tea } from "./testing/floorDesk.ts";

const store_id = "diner";
let world: FloorDesk;
let one: Guest;

beforeAll(async () => {
  world = await floorDesk();
});
beforeEach(async () => {
  await world.begin();
  one = await guest(world.provider);
});
afterAll(() => world.provider.close());

describe("two tables that are joined", () => {
  it("have one visit, and both codes lead there until it ends", async () => {
    const two = await guest(world.provider, T2);
    const first = await world.place(one, { people: 2 });
    const second = await world.place(two, { people: 3 });
    expect(await world.join(T2, T1)).toBeNull();
    expect(await world.at(T1)).toMatchObject({ people: 5, total: 600, joined_to: null });
    expect(await world.at(T2)).toMatchObject({ people: null, joined_to: T1 });
    expect((await world.listed(one)).toSorted()).toEqual([first, second].toSorted());
    expect(await world.seen(two)).toMatchObject({ name: "T1", people_seated: 5 });
    const late = await guest(world.provider, T2);
    expect(await world.seen(late)).toMatchObject({ name: "T1", is_occupied: 1 });
    expect((await world.listed(late)).toSorted()).toEqual([first, second].toSorted());
    const third = await world.place(late, { people: 0 });
    expect(await world.rowOf(third)).toMatchObject({
      table_id: T1,
      sitting_id: (await world.rowOf(first)).sitting_id,
    });
    // The whole party goes along when it moves.
    expect(await world.move(T1, T3)).toBeNull();
    expect(await world.at(T2)).toMatchObject({ joined_to: T3 });
    expect(await world.seen(late)).toMatchObject({ name: "T3" });
    for (const order_no of [first, second, third])
      for (const action of ["accept", "complete", "pay_cash"] as const)
        await world.desk.act(order_no, action);
    await world.desk.given(actOnTable, { store_id, table_id: T3, action: "free" });
    expect(await world.at(T2)).toMatchObject({ joined_to: null, state: "free" });
    expect(await world.seen(two)).toMatchObject({ name: "T2", is_occupied: 0 });
  });

  it("may be a free one beside a seated one, where staff order for it, and stand alone again by a tap", async () => {
    const first = await world.place(one, { people: 2 });
    expect(await world.join(T2, T1)).toBeNull();
    expect(await world.at(T2)).toMatchObject({ joined_to: T1, state: "free" });
    const asked = { store_id, table_id: T2, attempt_id: attemptId(), people: 1, lines: [tea] };
    const [typed, again] = [
      await world.desk.given(orderForTable, asked),
      await world.desk.given(orderForTable, asked),
    ];
    expect(again).toEqual(typed);
    expect(await world.at(T1)).toMatchObject({ people: 3, total: 600 });
    // Nobody is put at a table that belongs to others.
    await world.place(await guest(world.provider, T3));
    expect(await world.move(T3, T2)).toBe("taken");
    expect(await world.change({ kind: "part", table_id: T2 })).toBeNull();
    expect(await world.change({ kind: "part", table_id: T2 })).toBeNull();
    expect(await world.seen(await guest(world.provider, T2))).toMatchObject({ name: "T2", is_occupied: 0 });
    expect(await world.move(T3, T2)).toBeNull();
    expect(await world.rowOf(first)).toMatchObject({ table_id: T1 });
  });

  it("are joined once, and not with a party that has left or is paying", async () => {
    const two = await guest(world.provider, T2);
    await world.place(one);
    const second = await world.place(two);
    const [visit_id, to_visit_id] = [await world.visitAt(T2), await world.visitAt(T1)];
    const wanted = { kind: "join", table_id: T2, visit_id, to_table_id: T1, to_visit_id } as const;
    await world.desk.act(second, "accept");
    await taken(two.send(payOrder, { order_no: second, pay_type: PayType.card }));
    expect(await world.change(wanted)).toBe("paying");
    await taken(two.send(payOrder, { order_no: second, pay_type: PayType.cash }));
    const both = await Promise.all([world.change(wanted), world.change(wanted)]);
    expect(both).toEqual([null, null]);
    expect(await world.at(T1)).toMatchObject({ people: 2, total: 600 });
    const { items } = await world.desk.given(auditLog, { did: "table.join", subject: T2 });
    expect(items.filter(({ after }) => after?.["visit_id"] === visit_id)).toHaveLength(1);
    await world.provider.freeTables();
    await world.place(await guest(world.provider, T2));
    expect(await world.change({ ...wanted, visit_id: await world.visitAt(T2) })).toBe("changed");
  });

  it("charge nobody's cover twice, and lose none", async () => {
    const own = eq(stores.id, store_id);
    await world.provider.db.update(stores).set({ is_tea_money: true, tea_money: 100 }).where(own);
    const two = await guest(world.provider, T2);
    const covered = { people: 2, shown_total: 500 };
    await world.place(one, covered);
    const second = await world.place(two, covered);
    await world.join(T2, T1);
    await world.place(two, { people: 0, shown_total: 300 });
    expect(await world.at(T1)).toMatchObject({ people: 4, total: 1_300, left_to_pay: 1_300 });
    await world.split([second], T1, T2);
    expect(await world.at(T2)).toMatchObject({ people: 2, total: 500 });
    expect(await world.at(T1)).toMatchObject({ people: 2, total: 800 });
    // Who comes new pays theirs, and nobody for the others.
    const late = await guest(world.provider, T2);
    expect(await world.seen(late)).toMatchObject({ people_seated: 2 });
    await world.place(late, { people: 1, shown_total: 400 });
    expect(await world.at(T2)).toMatchObject({ people: 3, total: 900 });
    await world.provider.db.update(stores).set({ is_tea_money: false, tea_money: 0 }).where(own);
  });
});

describe("orders that are split off", () => {
  it("go to a free table with their guest, and the others stay", async () => {
    const friend = await guest(world.provider);
    const first = await world.place(one, { people: 2 });
    const second = await world.place(friend, { people: 1 });
    expect(await world.split([second], T1, T2)).toBeNull();
    expect(await world.at(T1)).toMatchObject({ people: 2, total: 300 });
    expect(await world.at(T2)).toMatchObject({ people: 1, total: 300 });
    expect(await world.seen(one)).toMatchObject({ name: "T1" });
    expect(await world.seen(friend)).toMatchObject({ name: "T2" });
    expect(await world.listed(one)).toEqual([first]);
    expect(await world.listed(friend)).toEqual([second]);
    expect(await world.rowOf(await world.place(friend, { people: 0 }))).toMatchObject({ table_id: T2 });
    expect((await taken(friend.send(orderDetails, { order_no: second }))).seat_number).toBe("T2");
  });

  it("go to a seated table, once, however often it is sent", async () => {
    await world.place(await guest(world.provider, T2), { people: 2 });
    const [, second] = [await world.place(one, { people: 2 }), await world.place(one, { people: 0 })];
    const wanted = {
      kind: "split",
      table_id: T1,
      visit_id: await world.visitAt(T1),
      order_nos: [second],
      to_table_id: T2,
      to_visit_id: await world.visitAt(T2),
    } as const;
    const both = await Promise.all([
      world.change({ ...wanted, order_nos: [second] }),
      world.change({ ...wanted, order_nos: [second] }),
    ]);
    expect(both).toEqual([null, null]);
    expect(await world.at(T1)).toMatchObject({ people: 2, total: 300 });
    expect(await world.at(T2)).toMatchObject({ people: 2, total: 600 });
    const { items } = await world.desk.given(auditLog, { did: "table.split", subject: T1 });
    expect(items.filter(({ after }) => after?.["visit_id"] === wanted.visit_id)).toHaveLength(1);
    // Their guest stays with the orders that stayed.
    expect(await world.seen(one)).toMatchObject({ name: "T1" });
  });

  it("stand apart at their own table, where each guest goes on with their own", async () => {
    const friend = await guest(world.provider);
    const first = await world.place(one, { people: 1 });
    const second = await world.place(friend, { people: 1 });
    expect(await world.split([second], T1, T1)).toBeNull();
    const { total, visit_ids } = await world.at(T1);
    expect([total, visit_ids.length]).toEqual([600, 2]);
    expect(await world.listed(one)).toEqual([first]);
    expect(await world.listed(friend)).toEqual([second]);
    await taken(friend.add(second, [tea]));
    await taken(one.add(first, [tea]));
    const third = await world.place(friend, { people: 0 });
    expect((await world.rowOf(third)).sitting_id).toBe((await world.rowOf(second)).sitting_id);
    // Who comes new joins those who were there before.
    const late = await world.place(await guest(world.provider), { people: 1 });
    expect((await world.rowOf(late)).sitting_id).toBe((await world.rowOf(first)).sitting_id);
    const [main = "", apart = ""] = visit_ids;
    // Together again.
    expect(
      await world.change({ kind: "join", table_id: T1, visit_id: apart, to_table_id: T1, to_visit_id: main }),
    ).toBeNull();
    expect((await world.at(T1)).visit_ids).toEqual([main]);
    expect((await world.listed(one)).toSorted()).toEqual([first, second, third, late].toSorted());
  });

  it("are not all of them, nor one that has gone elsewhere or is being paid", async () => {
    const first = await world.place(one);
    expect(await world.split([first], T1, T2)).toBe("nothing");
    const second = await world.place(one, { people: 0 });
    expect(await world.split(["nothing"], T1, T2)).toBe("changed");
    await world.desk.act(second, "accept");
    await taken(one.send(payOrder, { order_no: second, pay_type: PayType.card }));
    expect(await world.split([second], T1, T2)).toBe("paying");
    expect(await world.split([first], T1, T2)).toBeNull();
    expect((await world.rowOf(second)).pay_status).toBe(PayStatus.unpaid);
  });
});
