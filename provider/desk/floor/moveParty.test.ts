import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { actOnTable } from "#contract/calls/desk/board.ts";
import { changeFloor, floor as floorCall, party } from "#contract/calls/desk/floor.ts";
import { kitchen } from "#contract/calls/desk/kitchen.ts";
import { informList } from "#contract/calls/inform.ts";
import { payOrder } from "#contract/calls/order.ts";
import { callWaiter, storeIndex } from "#contract/calls/store.ts";
import { PayType, StaffCallKind } from "#contract/enumerations.ts";
import { type Guest, guest, taken } from "#provider/testing/guest.ts";
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

describe("a party that is moved", () => {
  it("keeps its orders, bills and diners, and is seen at the new table by board and kitchen", async () => {
    const order_no = await world.place(one, { people: 2 });
    await world.desk.act(order_no, "accept");
    const before = await world.rowOf(order_no);
    expect(await world.move(T1, T2)).toBeNull();
    const { left_tables, seat_number, sitting_id, table_id, ...after } = await world.rowOf(order_no);
    expect({ left_tables, seat_number, sitting_id, table_id }).toEqual({
      left_tables: [T1],
      seat_number: "T2",
      sitting_id: before.sitting_id,
      table_id: T2,
    });
    expect(before).toMatchObject(after);
    expect(await world.at(T1)).toMatchObject({ state: "free", people: null });
    expect(await world.at(T2)).toMatchObject({ state: "ordered", people: 2, total: 300, left_to_pay: 300 });
    expect(await world.desk.ticket(order_no)).toMatchObject({ table_name: "T2" });
    const { tickets } = await world.desk.given(kitchen, { store_id });
    expect(tickets.find((ticket) => ticket.order_no === order_no)).toMatchObject({ table_name: "T2" });
  });

  it("goes on ordering from the code of the table that it left, and is told where it sits", async () => {
    const order_no = await world.place(one, { people: 2 });
    await world.move(T1, T2);
    expect(await world.seen(one)).toMatchObject({
      name: "T2",
      people_seated: 2,
      is_of_visit: 1,
      is_verified: 1,
    });
    expect(await world.listed(one)).toEqual([order_no]);
    await taken(one.add(order_no, [tea]));
    const second = await world.place(one, { people: 0 });
    expect(await world.rowOf(second)).toMatchObject({
      table_id: T2,
      sitting_id: (await world.rowOf(order_no)).sitting_id,
    });
    expect(await world.at(T2)).toMatchObject({ people: 2, total: 900 });
    const { items } = await taken(one.send(informList, {}));
    expect(items.filter(({ content }) => content.includes("T2"))).toHaveLength(1);
    // A second time, from the code of either table.
    expect(await world.move(T2, T3)).toBeNull();
    expect(await world.seen(one)).toMatchObject({ name: "T3" });
    const scanned = await taken(
      one.send(storeIndex, { store_id, table_id: (await guest(world.provider, T2)).link }),
    );
    expect(scanned.table).toMatchObject({ name: "T3" });
    expect(await world.move(T3, T1)).toBeNull();
    expect(await world.seen(one)).toMatchObject({ name: "T1", people_seated: 2 });
  });

  it("leaves a table at which others begin anew, who see nothing of it", async () => {
    await world.place(one);
    await world.move(T1, T2);
    const other = await guest(world.provider);
    expect(await world.seen(other)).toMatchObject({ name: "T1", is_occupied: 0 });
    const theirs = await world.place(other, { people: 3 });
    expect(await world.listed(other)).toEqual([theirs]);
    expect(await world.at(T1)).toMatchObject({ people: 3 });
    expect(await world.at(T2)).toMatchObject({ people: 1 });
  });

  it("takes its call along, and calls from where it sits", async () => {
    await world.place(one);
    await taken(
      one.send(callWaiter, { store_id, table_id: one.link, kind: StaffCallKind.call, content: "" }),
    );
    expect(await world.at(T1)).toMatchObject({ state: "calling", calls: 1 });
    await world.move(T1, T2);
    expect(await world.at(T1)).toMatchObject({ state: "free", calls: 0 });
    expect(await world.at(T2)).toMatchObject({ state: "calling", calls: 1 });
    expect((await world.desk.given(party, { store_id, table_id: T2 })).calls).toMatchObject([
      { table_name: "T2" },
    ]);
  });

  it("is not moved where somebody sits, where nobody may order, nor twice; and nothing is lost", async () => {
    await world.place(one);
    await world.place(await guest(world.provider, T2), { people: 2 });
    expect(await world.move(T1, T2)).toBe("taken");
    await world.desk.given(actOnTable, { store_id, table_id: T3, action: "lock" });
    expect(await world.move(T1, T3)).toBe("locked");
    await world.desk.given(actOnTable, { store_id, table_id: T3, action: "unlock" });
    const visit_id = await world.visitAt(T1);
    const wanted = { kind: "move", table_id: T1, visit_id, to_table_id: T3 } as const;
    expect([await world.change(wanted), await world.change(wanted)]).toEqual([null, null]);
    const { items } = await world.desk.given(auditLog, { did: "table.move", subject: T1 });
    expect(items.filter(({ after }) => after?.["visit_id"] === visit_id)).toHaveLength(1);
    // Of a plan that is old.
    expect(await world.change({ ...wanted, to_table_id: T2 })).toBe("changed");
    expect(
      await world.desk.send(changeFloor, { store_id, change: { ...wanted, to_table_id: "other-T1" } }),
    ).toBe("gone");
  });

  it("is moved once by two waiters at once, and the second one is told", async () => {
    await world.place(one);
    const visit_id = await world.visitAt(T1);
    const both = await Promise.all(
      [T2, T3].map((to_table_id) => world.change({ kind: "move", table_id: T1, visit_id, to_table_id })),
    );
    expect(both.toSorted()).toEqual([null, "changed"].toSorted());
    expect(
      (await Promise.all([T1, T2, T3].map(world.at))).filter(({ people }) => people !== null),
    ).toHaveLength(1);
  });

  it("does not lose what is ordered at the same moment", async () => {
    const first = await world.place(one);
    const visit_id = await world.visitAt(T1);
    const [moved, ...placed] = await Promise.all([
      world.change({ kind: "move", table_id: T1, visit_id, to_table_id: T2 }),
      ...[1, 2, 3].map(() => world.place(one, { people: 0 })),
    ]);
    expect(moved).toBeNull();
    for (const order_no of [first, ...placed])
      expect(await world.rowOf(order_no)).toMatchObject({ table_id: T2, sitting_id: visit_id });
    expect(await world.at(T1)).toMatchObject({ state: "free" });
  });

  it("stays where it is while a guest is paying online, and goes once that is over", async () => {
    const order_no = await world.place(one);
    await world.desk.act(order_no, "accept");
    await taken(one.send(payOrder, { order_no, pay_type: PayType.card }));
    expect(await world.at(T1)).toMatchObject({ state: "to_pay", is_paying: true });
    expect(await world.move(T1, T2)).toBe("paying");
    expect(await world.rowOf(order_no)).toMatchObject({ table_id: T1 });
    await taken(one.send(payOrder, { order_no, pay_type: PayType.cash }));
    expect(await world.at(T1)).toMatchObject({ state: "to_pay", is_paying: false });
    expect(await world.move(T1, T2)).toBeNull();
  });
});

it("is for whoever works with orders at the store", async () => {
  await world.place(one);
  const wanted = { kind: "move", table_id: T1, visit_id: await world.visitAt(T1), to_table_id: T2 } as const;
  const accounts = await world.desk.as("accounts");
  expect(await world.desk.send(changeFloor, { store_id, change: wanted }, accounts)).toBe("forbidden");
  expect(await world.desk.send(floorCall, { store_id }, accounts)).toMatchObject({ store: { store_id } });
  expect(await world.desk.send(party, { store_id, table_id: "other-T1" })).toBe("gone");
  expect(await world.change(wanted, await world.desk.as("floor"))).toBeNull();
});
