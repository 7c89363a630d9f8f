import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnOrders } from "#contract/calls/desk/board.ts";
import { informList } from "#contract/calls/inform.ts";
import { addOrder, closeOrder, orderDetails, orderList, payOrder } from "#contract/calls/order.ts";
import { callWaiter, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { settle } from "#provider/payments/settle.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
const few = line({ goods_id: "few", price: 500 });
const fake = fakeGateway();
let provider: Planted;
let desk: StaffedDesk;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  desk = await deskOf(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
  await provider.db.update(staffCalls).set({ answered_at: NOON });
  await provider.db.update(stores).set({ table_rules: {} });
  await provider.setStock("few", 5);
  provider.clock.advance(20 * MINUTE);
});
afterAll(() => provider.close());

/** A visitor who typed a table's id, wherever they are. */
async function stranger(table = "diner-T1", language: WireLanguage = "ja") {
  const one = await guest(provider, table, language);
  return {
    ...one,
    order: (lines: Parameters<Guest["order"]>[0], changes: Parameters<Guest["order"]>[1] = {}) =>
      one.order(lines, { table_id: table, ...changes }),
    call: (kind: 1 | 2 = 1, content = "") =>
      one.send(callWaiter, { store_id: "diner", table_id: table, kind, content }),
    header: () => one.send(storeIndex, { store_id: "diner", table_id: table }),
  };
}
const detailsOf = (one: Pick<Guest, "send">, order_no: string) => taken(one.send(orderDetails, { order_no }));
/** What stands on the board for the kitchen, what waits outside, and the rest of it. */
async function board() {
  const { outside, tickets, ...more } = await desk.look();
  const numbers = (all: typeof tickets) => all.map(({ order_no }) => order_no);
  return { kitchen: numbers(tickets), outside: numbers(outside), ...more };
}

describe("an attacker at home with a table's guessable id", () => {
  it("leaves kitchen, stock and staff untouched, while an honest guest orders", async () => {
    const honest = await guest(provider, "diner-T1");
    const codes: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      const one = await stranger(count % 2 === 0 ? "diner-T1" : "diner-T2");
      const lines = [line({ goods_id: "tea", price: 300, number: 9_999 })];
      codes.push((await one.order(lines)).code);
      codes.push((await one.order([line({ goods_id: "few", price: 500, number: 5 })])).code);
      codes.push((await one.order([tea])).code);
      codes.push((await one.call()).code);
      codes.push((await one.call(2, "Hello")).code);
    }
    expect(new Set(codes)).toEqual(
      new Set([Code.stockShort, Code.success, Code.tooManyRequests, Code.noConsecutiveMessages]),
    );
    expect(await provider.stockOf("few")).toBe(5);

    const { order_no } = await taken(honest.order([few], { people: 2 }));
    await taken(honest.send(callWaiter, { store_id: "diner", table_id: honest.link, kind: 1, content: "" }));
    const { calls, kitchen, known_calls, outside, stranger_calls, waiting } = await board();
    expect([kitchen, waiting]).toEqual([[order_no], 1]);
    // Three of a table are all that wait, one call of a table, ten calls and messages in all.
    expect(outside).toHaveLength(6);
    expect(calls.filter(({ is_known, kind }) => kind === 1 && !is_known)).toHaveLength(2);
    expect(calls).toHaveLength(11);
    expect([known_calls, stranger_calls]).toEqual([1, 10]);
    const header = await taken(honest.send(storeIndex, { store_id: "diner", table_id: honest.link }));
    expect(header.table).toMatchObject({ people_seated: 2, is_let_in_by_staff: 0 });

    provider.clock.advance(16 * MINUTE);
    await runMaintenance(provider.parts);
    const later = await board();
    expect([later.kitchen, later.outside]).toEqual([[order_no], []]);
    expect(await provider.stockOf("few")).toBe(4);
  });

  it("does not take the place of those with signed codes, however full it is outside", async () => {
    for (let count = 0; count < 3; count += 1) await taken((await stranger()).order([tea]));
    const refused = await (await stranger()).order([tea]);
    expect(refused).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: 15 * 60, reason: "let_in" },
    });
    expect(refused.message).toContain("お席のQRコードを読み取るか");
    const table = await Promise.all(Array.from({ length: 8 }, () => guest(provider, "diner-T1")));
    for (const one of table) await taken(one.order([tea], { people: 1 }));
  });

  it("is turned away at the desk, all at once, and what was paid goes back", async () => {
    const paid = await stranger();
    const { order_no } = await taken(paid.order([few], { pay_type: PayType.payPay }));
    const { trans_id } = await taken(paid.send(payOrder, { order_no, pay_type: PayType.payPay }));
    const answer = { trans_id: trans_id ?? "", answer: "paid", now: provider.parts.clock() } as const;
    await provider.db.transaction((db) => settle(db, answer));
    expect(await provider.stockOf("few")).toBe(5);
    const other = await taken((await stranger("diner-T2")).order([few]));
    const { outside } = await board();
    expect(outside.toSorted()).toEqual([order_no, other.order_no].toSorted());
    const asked = { store_id: "diner", order_nos: outside, action: "cancel" } as const;
    const { outcomes } = await desk.given(actOnOrders, asked);
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await board()).outside).toEqual([]);
    expect(await detailsOf(paid, order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: PayStatus.refunded,
    });
    expect(await provider.stockOf("few")).toBe(5);
  });
});

describe("a guest who came by a bare id", () => {
  it("is let in by one tap: stock, table and kitchen have the order from then on", async () => {
    const one = await stranger();
    const { order_no, let_in_until } = await taken(one.order([few], { people: 2 }));
    expect(let_in_until).toBe(new Date(provider.parts.clock().getTime() + 15 * MINUTE).toISOString());
    expect(await provider.stockOf("few")).toBe(5);
    expect((await taken(one.header())).table).toMatchObject({ is_occupied: 0, people_seated: 0 });
    expect(await desk.act(order_no, "accept")).toBeNull();
    expect(await detailsOf(one, order_no)).toMatchObject({
      order_status: OrderStatus.confirmed,
      let_in_until: null,
    });
    expect(await provider.stockOf("few")).toBe(4);
    expect((await taken(one.header())).table).toMatchObject({
      is_occupied: 1,
      people_seated: 2,
      is_let_in_by_staff: 0,
    });
    expect((await board()).kitchen).toEqual([order_no]);
    // Who was seen once orders and calls as the others at the table do.
    const next = await taken(one.order([few], { people: 0 }));
    expect(next.let_in_until).toBeNull();
    expect(await taken(one.call())).toMatchObject({ is_known: 1 });
    expect(await provider.stockOf("few")).toBe(3);
  });

  it("joins the companions who scanned the code, and no others", async () => {
    const mate = await guest(provider, "diner-T1");
    const first = await taken(mate.order([tea], { people: 2 }));
    const one = await stranger();
    const { order_no } = await taken(one.order([tea], { people: 0 }));
    expect((await one.send(orderDetails, { order_no: first.order_no })).code).toBe(Code.noPermission);
    await desk.act(order_no, "accept");
    const list = { tab: 0, store_id: "diner", table_id: "diner-T1" } as const;
    expect((await taken(one.send(orderList, list))).items).toHaveLength(2);
    const [table] = (await provider.db.select().from(orders).where(eq(orders.order_no, order_no))) ?? [];
    expect(table?.sitting_id).not.toBeNull();
  });

  it.each([
    ["ja", "お席を確認してから"],
    ["zh", "确认您的座位"],
    ["en", "confirmed your table"],
    ["tw", "確認您的座位"],
    ["ko", "자리를 확인한 뒤"],
  ] as const)(
    "is told in %s what the order waits for, and sees it among their own",
    async (language, words) => {
      const one = await stranger("diner-T1", language);
      const header = await taken(one.header());
      expect(header.table).toMatchObject({ is_let_in_by_staff: 1, let_in_minutes: 15 });
      const { order_no } = await taken(one.order([tea]));
      const [notice] = (await taken(one.send(informList, {}))).items;
      expect(notice).toMatchObject({ event: "order_placed", order_no });
      expect(notice?.note).toContain(words);
      const here = { tab: 0, store_id: "diner", table_id: "diner-T1" } as const;
      expect((await taken(one.send(orderList, here))).items[0]?.let_in_until).not.toBeNull();
    },
  );

  it("adds dishes, changes their mind, and holds nothing all the while", async () => {
    const one = await stranger();
    const { order_no } = await taken(one.order([few]));
    await taken(one.add(order_no, [few]));
    expect(await provider.stockOf("few")).toBe(5);
    await taken(one.send(closeOrder, { order_no }));
    expect(await provider.stockOf("few")).toBe(5);
    const again = await taken(one.order([few]));
    await taken(one.add(again.order_no, [few]));
    await desk.act(again.order_no, "accept");
    expect(await detailsOf(one, again.order_no)).toMatchObject({
      has_pending_round: 0,
      order_status: OrderStatus.confirmed,
    });
    expect(await provider.stockOf("few")).toBe(3);
  });

  it("who scans the code after all is let in by their next order, without a tap", async () => {
    const one = await stranger();
    const { order_no } = await taken(one.order([few], { people: 2 }));
    const scanned = { client_order_id: attemptId(), order_no, lines: [few], shown_total: 500 };
    const grown = await taken(one.send(addOrder, { ...scanned, table_id: one.link } as typeof scanned));
    expect(grown).toMatchObject({ order_status: OrderStatus.pending, let_in_until: null, goods_count: 2 });
    expect(await provider.stockOf("few")).toBe(3);
    expect((await board()).kitchen).toEqual([order_no]);
    expect((await taken(one.header())).table).toMatchObject({ people_seated: 2 });
  });

  it("is not let in for what is gone by then, and the desk says so", async () => {
    const one = await stranger();
    const { order_no } = await taken(one.order([few]));
    await provider.setStock("few", 0);
    expect(await desk.act(order_no, "accept")).toBe("too_few");
    expect(await detailsOf(one, order_no)).toMatchObject({ order_status: OrderStatus.pending });
    expect(await provider.stockOf("few")).toBe(0);
    // Nor is their cash taken before anybody has seen them.
    expect(await desk.act(order_no, "pay_cash")).toBe("refused");
    expect(await desk.act(order_no, "cancel")).toBeNull();
    expect(await provider.stockOf("few")).toBe(0);
  });

  it("whose order nobody lets in is told so, and gets back what was paid", async () => {
    const one = await stranger("diner-T2", "en");
    const { order_no } = await taken(one.order([few], { pay_type: PayType.payPay }));
    const { trans_id } = await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
    const answer = { trans_id: trans_id ?? "", answer: "paid", now: provider.parts.clock() } as const;
    await provider.db.transaction((db) => settle(db, answer));
    provider.clock.advance(14 * MINUTE);
    await runMaintenance(provider.parts);
    expect(await detailsOf(one, order_no)).toMatchObject({
      order_status: OrderStatus.pending,
      pay_status: PayStatus.paid,
    });
    provider.clock.advance(MINUTE);
    await runMaintenance(provider.parts);
    expect(await detailsOf(one, order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: PayStatus.refunded,
      cancel_reason: "The staff couldn’t confirm your table, so the order wasn’t taken.",
    });
    expect(await provider.stockOf("few")).toBe(5);
  });

  it("needs no tap where the store takes bare ids for enough", async () => {
    await provider.db.update(stores).set({ table_rules: { lets_bare_ids_in: true } });
    const one = await stranger();
    expect((await taken(one.header())).table).toMatchObject({ is_let_in_by_staff: 0 });
    const { let_in_until, order_no } = await taken(one.order([few]));
    expect(let_in_until).toBeNull();
    expect(await provider.stockOf("few")).toBe(4);
    expect((await board()).kitchen).toEqual([order_no]);
    expect(await taken(one.call())).toMatchObject({ is_known: 1 });
  });
});
