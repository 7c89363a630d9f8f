import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tableBill } from "#contract/calls/desk/bill.ts";
import { PayStatus } from "#contract/enumerations.ts";
import { eq } from "drizzle-orm";
import { orders } from "#provider/db/tables/orders.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import { sumOfParts } from "#provider/payments/tableBill/coverVisit.ts";
import { type BillDesk, billDesk } from "#provider/testing/billDesk.ts";
import { type Guest, guest } from "#provider/testing/guest.ts";
import { type FloorDesk, floorDesk, T1, T2, T3 } from "./testing/floorDesk.ts";

const store_id = "diner";
let world: FloorDesk;
let till: BillDesk;
let one: Guest;

beforeAll(async () => {
  world = await floorDesk();
  till = await billDesk(world.provider);
});
beforeEach(async () => {
  await world.begin();
  one = await guest(world.provider);
});
afterAll(() => world.provider.close());

const billAt = async (table_id: string) => (await till.given(tableBill, { store_id, table_id })).bill;
const billOf = async (visit_id: string) => (await till.given(tableBill, { store_id, visit_id })).bill;
/** Whether a visit's parts are what its orders have of them. */
async function agrees(visit_id: string): Promise<boolean> {
  const parts = await world.provider.db
    .select()
    .from(billPayments)
    .where(eq(billPayments.visit_id, visit_id));
  const rows = await world.provider.db.select().from(orders).where(eq(orders.sitting_id, visit_id));
  const standing = parts.filter(({ reversed_at }) => reversed_at === null);
  return sumOfParts(standing) === rows.reduce((sum, { parts_total }) => sum + parts_total, 0);
}

describe("a table's bill of which parts were paid", () => {
  it("goes along when its party moves, and is paid on there", async () => {
    await world.place(one);
    const { payment_id } = await till.take(100);
    const visit_id = await world.visitAt(T1);
    expect(await world.move(T1, T2)).toBeNull();
    expect(await billAt(T1)).toBeNull();
    expect(await billAt(T2)).toMatchObject({ visit_id, table_name: "T2", rest: 200, paid_in_parts: 100 });
    await till.reverse(payment_id);
    await till.take(300, { visit_id });
    expect(await billAt(T2)).toMatchObject({ rest: 0, paid_in_parts: 300 });
  });

  it("is taken of once, and wholly, while its party moves", async () => {
    const order_no = await world.place(one);
    const visit_id = await world.visitAt(T1);
    const asked = { kind: "move", table_id: T1, visit_id, to_table_id: T3 } as const;
    const [moved, first, second] = await Promise.all([
      world.change(asked),
      till.tryTake(200, { visit_id }),
      till.tryTake(200, { visit_id }),
    ]);
    expect(moved).toBeNull();
    expect([first, second].filter((answer) => "refusal" in answer)).toHaveLength(1);
    expect(await billAt(T3)).toMatchObject({ rest: 100, paid_in_parts: 200 });
    expect(await world.rowOf(order_no)).toMatchObject({ table_id: T3, parts_total: 200 });
  });

  it("goes to the joint one with its parts and their receipts, canceled orders and all", async () => {
    const two = await guest(world.provider, T2);
    const gone = await world.place(two);
    // What is paid covers the earlier order first.
    world.provider.clock.advance(1000);
    const stays = await world.place(two);
    const first = await world.place(one);
    const from = await world.visitAt(T2);
    const attempt_id = "joined-1";
    const part = await till.take(500, { visit_id: from, attempt_id });
    const receipt = await till.receipt(part.payment_id);
    await till.act(gone, "cancel");
    await till.take(100);
    expect(await world.join(T2, T1)).toBeNull();
    const to = await world.visitAt(T1);
    const bill = await billOf(to);
    expect(bill).toMatchObject({ total: 600, rest: 300, paid_in_parts: 300, given_back: 300 });
    expect(bill?.parts.map(({ amount }) => amount)).toEqual([500, 100]);
    expect(bill?.parts[0]).toMatchObject({ receipt_no: "receipt_no" in receipt ? receipt.receipt_no : "" });
    expect(await agrees(to)).toBe(true);
    expect(await agrees(from)).toBe(true);
    expect(await billOf(from)).toMatchObject({ is_open: false, parts: [] });
    // The same attempt, whose answer was lost, takes nothing more.
    expect(await till.take(500, { visit_id: from, attempt_id })).toMatchObject({
      payment_id: part.payment_id,
      rest: 300,
    });
    await till.take(300, { visit_id: to });
    expect(await billOf(to)).toMatchObject({ rest: 0 });
    for (const order_no of [first, stays])
      expect(await world.rowOf(order_no)).toMatchObject({ pay_status: PayStatus.paid });
  });

  it("has what was paid at either table stay paid when they are joined", async () => {
    const older = await world.place(one);
    const two = await guest(world.provider, T2);
    const paid = await world.place(two);
    await till.take(300, { visit_id: await world.visitAt(T2) });
    expect(await world.join(T2, T1)).toBeNull();
    const visit_id = await world.visitAt(T1);
    await till.take(100, { visit_id });
    expect(await world.rowOf(paid)).toMatchObject({ pay_status: PayStatus.paid, parts_total: 300 });
    expect(await world.rowOf(older)).toMatchObject({ pay_status: PayStatus.unpaid, parts_total: 100 });
    expect(await agrees(visit_id)).toBe(true);
  });

  it("is not split as long as a part of it stands", async () => {
    await world.place(one);
    const second = await world.place(one, { people: 0 });
    const { payment_id } = await till.take(100);
    expect(await world.split([second], T1, T2)).toBe("paid_in_parts");
    expect(await world.split([second], T1, T1)).toBe("paid_in_parts");
    await till.reverse(payment_id);
    expect(await world.split([second], T1, T2)).toBeNull();
  });

  it("is of a visit: of two at one table each has its own", async () => {
    const first = await world.place(one);
    const second = await world.place(await guest(world.provider));
    expect(await world.split([second], T1, T1)).toBeNull();
    const { visit_ids } = await world.at(T1);
    const [main = "", apart = ""] = visit_ids;
    expect(await billAt(T1)).toMatchObject({ visit_id: main, visit_ids, orders: [{ order_no: first }] });
    expect(await billOf(apart)).toMatchObject({ visit_ids, orders: [{ order_no: second }], rest: 300 });
    await till.take(300, { visit_id: apart });
    expect(await world.rowOf(first)).toMatchObject({ pay_status: PayStatus.unpaid, parts_total: 0 });
    expect(await world.rowOf(second)).toMatchObject({ pay_status: PayStatus.paid, parts_total: 300 });
    expect(await billOf(main)).toMatchObject({ rest: 300 });
  });
});
