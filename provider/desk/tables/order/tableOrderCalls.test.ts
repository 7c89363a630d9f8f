import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { actOnTable } from "#contract/calls/desk/board.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { orderForTable, tableMenu } from "#contract/calls/desk/tableOrder.ts";
import { orderList } from "#contract/calls/order.ts";
import { OrderStatus, OrderTab } from "#contract/enumerations.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { attemptId, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: BoardDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  provider.clock.advance(15 * 60_000);
});
afterAll(() => provider.close());

type Asked = DeskRequest<typeof orderForTable>;
const asked = (changes: Partial<Asked> = {}): Asked => ({
  store_id,
  table_id: "diner-T1",
  attempt_id: attemptId(),
  people: 2,
  lines: [tea],
  ...changes,
});
const order = (changes?: Partial<Asked>) => desk.given(orderForTable, asked(changes));
const rowOf = async (order_no: string) =>
  (await provider.db.select().from(orders).where(eq(orders.order_no, order_no)))[0];
async function placed(changes?: Partial<Asked>): Promise<string> {
  const answer = await order(changes);
  if (!("order_no" in answer)) throw new Error(`Refused: ${answer.refusal}`);
  return answer.order_no;
}

describe("an order that a waiter types in", () => {
  it("is taken at once, onto the visit's bill, with the waiter's name in the log", async () => {
    const floor = await desk.as("floor");
    const answer = await desk.given(orderForTable, asked({ remark: "氷なし" }), floor);
    if (!("order_no" in answer)) throw new Error("Refused");
    const row = await rowOf(answer.order_no);
    expect(row).toMatchObject({
      order_status: OrderStatus.confirmed,
      total: 300,
      people: 2,
      remark: "氷なし",
    });
    expect(row?.staff_id).not.toBeNull();
    expect(row?.is_table_verified).toBe(true);
    const ticket = await desk.ticket(answer.order_no);
    expect(ticket).toMatchObject({ is_waiting: false, table_name: "T1", number: answer.number });
    const { items } = await desk.given(auditLog, { did: "order.type_in", subject: answer.order_no });
    expect(items[0]).toMatchObject({
      who: { role: "floor" },
      after: { table_id: "diner-T1", lines: 1, total: 300 },
    });
  });

  it("joins what guests with a phone have ordered at the table, and they see it", async () => {
    const one = await guest(provider);
    await taken(one.order([tea], { people: 1 }));
    const order_no = await placed({ people: 1 });
    const { items } = await taken(one.send(orderList, { tab: OrderTab.all, store_id, table_id: one.link }));
    expect(items.find((each) => each.order_no === order_no)).toMatchObject({ is_mine: 0 });
    const [visit] = await provider.db
      .select()
      .from(visits)
      .where(eq(visits.id, (await rowOf(order_no))?.sitting_id ?? ""));
    expect(visit?.people).toBe(2);
  });

  it("belongs to one for each visit, to whom nobody can sign in", async () => {
    const before = await provider.db.$count(members);
    const [first, second] = [await placed(), await placed({ people: 0 })];
    expect((await rowOf(first))?.uid).toBe((await rowOf(second))?.uid);
    expect(await provider.db.$count(members)).toBe(before + 1);
    await provider.freeTables();
    expect((await rowOf(await placed()))?.uid).not.toBe((await rowOf(first))?.uid);
  });

  it("is placed once, however often it is sent", async () => {
    const attempt = asked();
    const answers = await Promise.all([1, 2, 3].map(() => desk.given(orderForTable, attempt)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await desk.given(orderForTable, attempt)).toEqual(answers[0]);
    const { items } = await desk.given(auditLog, { did: "order.type_in" });
    const own = "order_no" in (answers[0] ?? {}) ? JSON.stringify(answers[0]) : "";
    expect(items.filter(({ subject }) => own.includes(subject))).toHaveLength(1);
  });

  it("keeps the rules that guests' orders have, and says which; as often as waiters are asked", async () => {
    expect(await order({ lines: [line({ goods_id: "out", price: 500 })] })).toEqual({
      refusal: "sold_out",
      goods_ids: ["out"],
    });
    const many = line({ goods_id: "last", price: 500, number: 2 });
    expect(await order({ lines: [many] })).toEqual({ refusal: "too_few", goods_ids: ["last"] });
    expect(await order({ lines: [line({ goods_id: "ramen", price: 900 })] })).toMatchObject({
      refusal: "options",
    });
    expect(await order({ people: 0 })).toMatchObject({ refusal: "people" });
    expect(await order({ lines: [line({ goods_id: "yakitori", price: 0 })] })).toMatchObject({
      refusal: "course",
    });
    expect(await desk.send(orderForTable, asked({ table_id: "other-T1" }))).toBe("gone");
    await desk.given(actOnTable, { store_id, table_id: "diner-T1", action: "lock" });
    expect(await order()).toMatchObject({ refusal: "locked" });
    await desk.given(actOnTable, { store_id, table_id: "diner-T1", action: "unlock" });
    await placed();
    for (let turn = 0; turn < 12; turn += 1) await placed({ people: 0 });
  });

  it("prices what is ordered as it is now, whatever the screen said", async () => {
    const order_no = await placed({ lines: [{ ...tea, price: 1 }] });
    expect((await rowOf(order_no))?.total).toBe(300);
  });

  it("is for whoever may take orders at the store", async () => {
    expect(await desk.send(orderForTable, asked(), await desk.as("accounts"))).toBe("forbidden");
    expect(await desk.send(tableMenu, { store_id: "nowhere" })).toBe("forbidden");
  });
});

it("offers the menu at the table, with what is found and how often it is sold, and the tables", async () => {
  const menu = await desk.given(tableMenu, { store_id });
  const ids = menu.dishes.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["tea", "ramen", "course"]));
  expect(ids).not.toContain("bento");
  expect(menu.dishes.find(({ id }) => id === "ramen")?.search).not.toBe("");
  expect(menu.tables).toContainEqual(
    expect.objectContaining({ table_id: "diner-T1", name: "T1", people: null, is_locked: false }),
  );
});
