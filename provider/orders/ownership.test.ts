import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import {
  addOrder,
  closeOrder,
  orderDetails,
  orderList,
  orderRemark,
  payOrder,
} from "#contract/calls/order.ts";
import { acceptOrder, pay } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderTab, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { applyAction } from "./applyAction.ts";

let provider: Planted;
let owner: Guest;
let mate: Guest;
let stranger: Guest;
let foreigner: Guest;
let order_no: string;
let trans_id: string;
const tea = line({ goods_id: "tea", price: 300 });

beforeAll(async () => {
  provider = await planted({ payment: fakeGateway().gateway });
  owner = await guest(provider);
  mate = await guest(provider);
  stranger = await guest(provider, "diner-T2");
  foreigner = await guest(provider, "cover-T1");
  order_no = (await taken(owner.order([tea], { people: 2, companyName: "ACME" }))).order_no;
  provider.clock.advance(1000);
  await taken(mate.order([tea], { people: 0 }));
  trans_id = (await taken(owner.send(payOrder, { order_no, pay_type: PayType.payPay }))).trans_id ?? "";
});
afterAll(() => provider.close());

/** Every call that touches an order, as someone would make it who knows the order's number. */
const onOrder = (): [Call, object][] => [
  [orderDetails, { order_no }],
  [addOrder, { client_order_id: attemptId(), order_no, lines: [tea], shown_total: 300 }],
  [payOrder, { order_no, pay_type: PayType.cash }],
  [payOrder, { order_no, pay_type: PayType.payPay }],
  [payOrder, { order_no, pay_type: PayType.card, vault_token: "tok_of_whom" }],
  [payOrder, { order_no, pay_type: PayType.wallet }],
  [closeOrder, { order_no }],
  [orderRemark, { order_no, remark: "mine now" }],
  [acceptOrder, { order_no }],
  [orderInvoice, { order_no, kind: 2, companyName: "mine now" }],
  [pay, { trans_id }],
];
const operations = () => onOrder().filter(([call]) => call !== orderDetails);

describe("an order is operated by its owner alone", () => {
  it("and by nobody without a session", async () => {
    for (const [call, request] of onOrder()) {
      const reply = await provider.call(call, request);
      expect([call.path, reply.code]).toEqual([call.path, 20001]);
      expect(JSON.stringify(reply)).not.toContain("tea");
    }
  });

  it("not by another member, nor by a guest of another store", async () => {
    for (const other of [stranger, foreigner]) {
      for (const [call, request] of onOrder()) {
        const reply = await other.send(call, { ...request, store_id: "diner", table_id: other.link });
        expect([call.path, reply.code]).toEqual([call.path, 424]);
        expect(JSON.stringify(reply)).not.toContain("tea");
      }
    }
  });

  it("not by those at the same table either", async () => {
    for (const [call, request] of operations()) {
      const reply = await mate.send(call, { ...request, table_id: mate.link });
      expect([call.path, reply.code]).toEqual([call.path, 424]);
    }
  });

  it("and none of them has changed it", async () => {
    const order = await taken(owner.send(orderDetails, { order_no }));
    expect(order).toMatchObject({
      remark: "",
      order_status: OrderStatus.pending,
      total: 300,
      is_cashier_pending: 0,
    });
  });

  it("is missing when there is none such", async () => {
    for (const [call, request] of onOrder()) {
      const reply = await stranger.send(call, {
        ...request,
        order_no: "261121-0000000000",
        trans_id: "0".repeat(24),
      });
      expect([call.path, reply.code]).toEqual([call.path, 412]);
    }
  });
});

describe("those at a table read each other's orders", () => {
  const items = async (reader: Guest, table_id: string) =>
    (await taken(reader.send(orderList, { tab: OrderTab.all, store_id: "diner", table_id }))).items;

  it("when they have ordered in the visit, without what concerns the owner alone", async () => {
    const seen = await taken(mate.send(orderDetails, { order_no }));
    expect(seen).toMatchObject({ is_mine: 0, actions: [], invoice_title: "", trans_id: null, total: 300 });
    expect((await items(mate, "diner-T1")).map(({ is_mine }: OrderSummary) => is_mine)).toEqual([1, 0]);
  });

  it("when they hold the table's signed code while the party sits there", async () => {
    const late = await guest(provider);
    expect(await items(late, late.link)).toHaveLength(2);
    expect(
      await late.send(orderDetails, { order_no, table_id: late.link } as { order_no: string }),
    ).toMatchObject({
      code: Code.success,
      data: { is_mine: 0 },
    });
  });

  it("not with the table's bare id, which anyone can type", async () => {
    expect(await items(stranger, "diner-T1")).toEqual([]);
    const reply = await stranger.send(orderDetails, { order_no, table_id: "diner-T1" } as {
      order_no: string;
    });
    expect(reply.code).toBe(Code.noPermission);
  });

  it("not by placing an order from afar, until the staff have taken it", async () => {
    const remote = await guest(provider, "diner-T1");
    const placed = await taken(remote.order([tea], { people: 0, table_id: "diner-T1" }));
    expect((await items(remote, "diner-T1")).map((order: OrderSummary) => order.order_no)).toEqual([
      placed.order_no,
    ]);
    expect((await remote.send(orderDetails, { order_no })).code).toBe(Code.noPermission);
    const now = provider.parts.clock();
    const on = { order_no: placed.order_no, action: "accept", actor: "store", uid: null, now } as const;
    expect(await provider.db.transaction((db) => applyAction(db, on))).toMatchObject({ ok: true });
    expect((await remote.send(orderDetails, { order_no })).code).toBe(Code.success);
  });

  it("not with a wrong signature, nor with another table's", async () => {
    const forged = `${owner.link.slice(0, -1)}${owner.link.endsWith("A") ? "B" : "A"}`;
    const reply = await stranger.send(orderList, { tab: OrderTab.all, store_id: "diner", table_id: forged });
    expect(reply.code).toBe(Code.tableMissing);
    expect(await items(stranger, stranger.link)).toEqual([]);
  });

  it("not with the code of a card that was replaced", async () => {
    await provider.db.update(tables).set({ epoch: 2 }).where(eq(tables.id, "diner-T1"));
    const late = await guest(provider);
    const reply = await late.send(orderDetails, { order_no, table_id: late.link } as { order_no: string });
    await provider.db.update(tables).set({ epoch: 1 }).where(eq(tables.id, "diner-T1"));
    expect(reply.code).toBe(Code.noPermission);
  });

  it("not after the party has left: the next one at the table starts anew", async () => {
    await provider.db.update(orders).set({ order_status: OrderStatus.settled });
    const next = await guest(provider);
    expect(await items(next, next.link)).toEqual([]);
    expect(
      (await next.send(orderDetails, { order_no, table_id: next.link } as { order_no: string })).code,
    ).toBe(Code.noPermission);
    expect((await next.order([tea], { people: 0 })).code).toBe(Code.dinersMissing);
    await taken(next.order([tea], { people: 1 }));
    expect(await items(next, next.link)).toHaveLength(1);
  });
});

describe("the list of one's own orders", () => {
  it("holds one's own alone, by tab and store, in pages without gaps", async () => {
    const regular = await guest(provider, "diner-T2");
    const placed: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      // No faster than the store takes them, and some in one moment.
      provider.clock.advance(count % 3 === 0 ? 120_000 : 0);
      const { order_no: number } = await taken(regular.order([tea], { people: count === 0 ? 1 : 0 }));
      placed.push(number);
    }
    const first = await taken(regular.send(orderList, { tab: OrderTab.all }));
    const cursor = first.next_cursor ?? "";
    const second = await taken(regular.send(orderList, { tab: OrderTab.all, cursor }));
    const all = [...first.items, ...second.items].map((order: OrderSummary) => order.order_no);
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([20, 3, null]);
    expect(new Set(all)).toEqual(new Set(placed));

    await taken(regular.send(closeOrder, { order_no: placed[0] ?? "" }));
    const count = async (tab: 0 | 3 | 4 | 5 | 6, store_id?: string) =>
      (await taken(regular.send(orderList, { tab, ...(store_id ? { store_id } : {}) }))).items.length;
    expect(await count(OrderTab.canceled)).toBe(1);
    expect([
      await count(OrderTab.inProgress),
      await count(OrderTab.toPay),
      await count(OrderTab.toReview),
    ]).toEqual([20, 20, 0]);
    // A meal is under way until its bill is paid, served or not.
    const underWay = async () =>
      (await taken(regular.send(orderList, { tab: OrderTab.all }))).counts?.in_progress;
    const served = eq(orders.order_no, placed[1] ?? "");
    await provider.db.update(orders).set({ order_status: OrderStatus.completed }).where(served);
    expect(await underWay()).toBe(22);
    await provider.db.update(orders).set({ pay_status: PayStatus.collected }).where(served);
    expect(await underWay()).toBe(21);
    expect(await count(OrderTab.all, "cover")).toBe(0);
    expect((await regular.send(orderList, { tab: OrderTab.all, store_id: "nowhere" })).code).toBe(
      Code.storeMissing,
    );
    expect((await regular.send(orderList, { tab: OrderTab.all, cursor: `${cursor}x` })).code).toBe(
      Code.missingParameter,
    );
  });
});
