import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { kitchen, markDishes } from "#contract/calls/desk/kitchen.ts";
import { changeLine, planLine } from "#contract/calls/desk/lines.ts";
import { wholeOrder } from "#contract/calls/desk/find.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { DiscountType, OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { orderLines as orderLineRows } from "#provider/db/tables/orders.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { lineDesk } from "./testing/lineDesk.ts";

const fake = fakeGateway();
let provider: Planted;
let desk: Awaited<ReturnType<typeof lineDesk>>;
let one: Guest;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  await provider.openLimits();
  desk = await lineDesk(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.setStock("few", 20);
  one = await guest(provider);
});
afterAll(() => provider.close());

const few = (number: number) => line({ goods_id: "few", price: 500, number });
const tea = line({ goods_id: "tea", price: 300 });
const place = async (lines = [few(3), tea], more = {}) => (await taken(one.order(lines, more))).order_no;
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const said = async () => (await taken(one.send(informList, {}))).items[0];

describe("a line of an order that is not paid", () => {
  it("is taken off: bill, stock and guest follow, and the change stands with the order", async () => {
    const order_no = await place();
    expect(await provider.stockOf("few")).toBe(17);
    expect(await desk.plan(order_no, { how: "cancel", number: 3 })).toMatchObject({
      refusal: null,
      total_before: 1_800,
      total: 300,
      left_to_pay: 300,
      back: [],
      coupon: null,
    });
    expect(await desk.change(order_no, { how: "cancel", number: 3 })).toEqual({
      refusal: null,
      total: 300,
      back: 0,
    });
    const order = await details(order_no);
    expect(order).toMatchObject({ total: 300, to_pay: 300, bill: { goods_subtotal: 300, total: 300 } });
    expect(order.lines.map(({ goods_id, number }) => [goods_id, number])).toEqual([["tea", 1]]);
    expect(order.changes).toMatchObject([{ how: "cancel", name: "few", number: 3, reason: "品切れ" }]);
    expect(order.refunded).toBeUndefined();
    expect(await provider.stockOf("few")).toBe(20);
    const told = await said();
    expect(told).toMatchObject({ event: "store_message", order_no });
    expect(told?.content).toContain("¥300");
    expect(told?.content).toContain("品切れ");
  });

  it("becomes less by some pieces, which go back in stock unless it is said otherwise", async () => {
    const order_no = await place();
    expect(await desk.change(order_no, { how: "less", number: 2 })).toMatchObject({ total: 800 });
    expect(await provider.stockOf("few")).toBe(19);
    await provider.setStock("few", 10);
    const other = await place();
    await desk.change(other, { how: "less", number: 1, is_back_in_stock: false });
    expect(await provider.stockOf("few")).toBe(7);
    expect((await details(other)).lines[0]).toMatchObject({ number: 2, line_total: 1_000 });
  });

  it("stays on the bill at nothing where it is free, in part with its own line beside it", async () => {
    const order_no = await place();
    await desk.change(order_no, { how: "free", number: 1, reason: "お待たせしたため" });
    const order = await details(order_no);
    expect(order.bill).toMatchObject({ list_subtotal: 1_800, goods_discount: 500, total: 1_300 });
    expect(order.lines.map(({ is_free, line_total, number }) => [number, line_total, is_free])).toEqual([
      [2, 1_000, undefined],
      [1, 300, undefined],
      [1, 0, 1],
    ]);
    expect(order.changes).toMatchObject([{ how: "free", reason: "お待たせしたため" }]);
    expect(await provider.stockOf("few")).toBe(17);
    await desk.change(order_no, { how: "free", number: 2 });
    expect((await details(order_no)).total).toBe(300);
    expect((await desk.read(order_no)).lines[0]).toMatchObject({ is_free: true, hows: ["cancel", "less"] });
  });

  it("keeps its price when more is ordered after it", async () => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    await desk.change(order_no, { how: "free", number: 3 });
    await taken(one.add(order_no, [tea]));
    expect((await details(order_no)).total).toBe(600);
  });

  it("is the last one, or of an order that is over: nothing is done, and it is said why", async () => {
    const order_no = await place([few(1)]);
    expect(await desk.plan(order_no, { how: "cancel" })).toMatchObject({ refusal: "last", total: 500 });
    expect(await desk.change(order_no, { how: "cancel" })).toMatchObject({ refusal: "last" });
    expect(await desk.change(order_no, { how: "less" })).toMatchObject({ refusal: "refused" });
    expect(await desk.change(order_no, { how: "remake" })).toMatchObject({ refusal: "refused" });
    await desk.act(order_no, "cancel");
    expect((await desk.read(order_no)).lines[0]?.hows).toEqual([]);
    expect(await desk.change(order_no, { how: "free" })).toMatchObject({ refusal: "refused" });
    expect(
      await desk.send(planLine, { store_id: "diner", order_no, line_id: "none", how: "free", number: 1 }),
    ).toBe("gone");
    const elsewhere = await lineDesk(provider, "other");
    expect(
      await elsewhere.send(planLine, { store_id: "other", order_no, line_id: "x", how: "free", number: 1 }),
    ).toBe("gone");
  });

  it("is changed once, however often one attempt is sent, and not by who saw it before another changed it", async () => {
    const order_no = await place();
    const { stamp } = await desk.plan(order_no, { how: "less" });
    const line_id = await desk.lineId(order_no, 0);
    const asked = {
      store_id: "diner",
      order_no,
      line_id,
      how: "less",
      number: 1,
      reason: "quality",
      is_back_in_stock: true,
      stamp,
      change_id: "one-attempt",
    } as const;
    const answers = await Promise.all([desk.send(changeLine, asked), desk.send(changeLine, asked)]);
    expect(answers).toEqual(Array.from({ length: 2 }, () => ({ refusal: null, total: 1_300, back: 0 })));
    expect(await desk.send(changeLine, asked)).toEqual({ refusal: null, total: 1_300, back: 0 });
    expect((await details(order_no)).total).toBe(1_300);
    expect(await desk.send(changeLine, { ...asked, change_id: "of-another" })).toBe("changed");
    expect((await details(order_no)).total).toBe(1_300);
    expect(await provider.stockOf("few")).toBe(18);
  });

  it("of which a payment is under way: that is ended, so that nobody pays what is not due any more", async () => {
    const order_no = await place([few(3)], { pay_type: PayType.payPay });
    await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
    const { ref = "" } = fake.begun.at(-1) ?? {};
    expect(await desk.change(order_no, { how: "less" })).toMatchObject({ refusal: "paying" });
    fake.decides("abandoned", ref);
    expect(await desk.change(order_no, { how: "less" })).toMatchObject({ refusal: null, total: 1_000 });
    await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
    expect(fake.begun.at(-1)?.amount).toBe(1_000);
  });

  it("stands in the log by whoever did it, and in the order's life", async () => {
    const order_no = await place();
    await desk.change(order_no, { how: "less" });
    const { items } = await desk.given(auditLog, { subject: order_no });
    expect(items[0]).toMatchObject({
      did: "order.line",
      who: { name: "Tester" },
      before: { total: 1_800 },
      after: { total: 1_300, how: "less", number: 1, back: 0 },
    });
    const whole = await desk.given(wholeOrder, { store_id: "diner", order_no });
    expect(whole.events).toContainEqual(
      expect.objectContaining({ kind: "line_less", who: { name: "Tester", role: "owner" } }),
    );
    expect(whole.changes).toMatchObject([{ how: "less", by: "Tester", total_before: 1_800, total: 1_300 }]);
  });
});

describe("a coupon on an order of which something is taken off", () => {
  it("stays below what it asks for, and that is said before", async () => {
    const coupon_id = await held(provider, one.uid, { discount_price: 400, minimum_spend: 1_500 });
    const order_no = await place([few(3), tea], { coupon_id, shown_total: 1_400 });
    expect(await desk.plan(order_no, { how: "less", number: 2 })).toMatchObject({
      total: 400,
      coupon: { before: 400, after: 400, is_below_minimum: true },
    });
    await desk.change(order_no, { how: "less", number: 2 });
    expect((await details(order_no)).bill).toMatchObject({ coupon_discount: 400, total: 400 });
  });

  it("takes a share of what is left where it takes a share", async () => {
    const coupon_id = await held(provider, one.uid, {
      discount_type: DiscountType.percent,
      discount_price: 10,
    });
    const order_no = await place([few(3), tea], { coupon_id, shown_total: 1_620 });
    await desk.change(order_no, { how: "free", number: 1 });
    expect((await details(order_no)).bill).toMatchObject({ coupon_discount: 130, total: 1_170 });
  });

  it("takes nothing off where none of its goods are left, and the bill is never higher than before", async () => {
    const coupon_id = await held(provider, one.uid, { discount_price: 200, scope: 3, goods_ids: ["tea"] });
    const order_no = await place([few(1), tea], { coupon_id, shown_total: 600 });
    expect(await desk.plan(order_no, { at: 1, how: "cancel" })).toMatchObject({
      total: 500,
      coupon: { before: 200, after: 0, is_below_minimum: false },
    });
  });
});

describe("what is made once more", () => {
  const board = () => desk.given(kitchen, { store_id: "diner" });
  const ofOrder = async (order_no: string) =>
    (await board()).tickets.find((ticket) => ticket.order_no === order_no)?.lines ?? [];

  it("goes to the kitchen anew at no cost, takes stock again, and the rest stays as it was", async () => {
    const order_no = await place([few(2), tea]);
    await desk.act(order_no, "accept");
    const [first] = await ofOrder(order_no);
    await desk.given(markDishes, { store_id: "diner", line_ids: [first?.line_id ?? ""], mark: "served" });
    provider.clock.advance(600_000);
    expect(await desk.plan(order_no, { how: "remake" })).toMatchObject({ refusal: null, total: 1_300 });
    expect(await desk.change(order_no, { how: "remake", reason: "quality" })).toMatchObject({ total: 1_300 });
    expect(await provider.stockOf("few")).toBe(17);
    const lines = await ofOrder(order_no);
    expect(lines.map(({ is_remade, name, number, stage }) => [name, number, is_remade, stage])).toEqual([
      ["few", 2, false, "served"],
      ["tea", 1, false, "kitchen"],
      ["few", 1, true, "kitchen"],
    ]);
    const order = await details(order_no);
    expect(order).toMatchObject({ total: 1_300, goods_count: 3 });
    expect(order.lines.at(-1)).toMatchObject({ is_remade: 1, line_total: 0 });
    expect((await said())?.content).toContain("お作り直し");
  });

  it("opens an order that was served, with nothing in the kitchen but that", async () => {
    const order_no = await place([few(2), tea]);
    await desk.act(order_no, "accept");
    await desk.act(order_no, "complete");
    await desk.act(order_no, "pay_cash");
    expect(await desk.change(order_no, { how: "remake" })).toMatchObject({ refusal: "refused" });
    const other = await place([few(2), tea]);
    await desk.act(other, "accept");
    await desk.act(other, "complete");
    expect(await desk.change(other, { how: "remake" })).toMatchObject({ refusal: null });
    expect(await details(other)).toMatchObject({
      order_status: OrderStatus.confirmed,
      pay_status: PayStatus.unpaid,
      completed_time: null,
    });
    expect((await ofOrder(other)).filter(({ stage }) => stage === "kitchen")).toMatchObject([
      { is_remade: true, number: 1 },
    ]);
  });

  it("is not begun where too few are left", async () => {
    const order_no = await place([few(2)]);
    await desk.act(order_no, "accept");
    await provider.setStock("few", 0);
    expect(await desk.change(order_no, { how: "remake" })).toMatchObject({ refusal: "too_few" });
    expect((await desk.read(order_no)).lines).toHaveLength(1);
  });

  it("is printed where the dish is made, and so is what is not to be made any more", async () => {
    const secret = { salt: "", hash: "" } as never;
    await provider.db.insert(printers).values({
      id: "kitchen",
      store_id: "diner",
      name: "Kitchen",
      kind: "star",
      language: "en",
      columns: 48,
      secret,
      stations: null,
      added_at: NOON,
    });
    const order_no = await place([few(3), tea]);
    await desk.act(order_no, "accept");
    const jobs = async () =>
      (await provider.db.select().from(printJobs).where(eq(printJobs.order_no, order_no))).map(
        ({ source }) => source,
      );
    expect(await jobs()).toHaveLength(1);
    await desk.change(order_no, { how: "remake", number: 2 });
    await desk.change(order_no, { at: 1, how: "cancel" });
    const [, remade, off] = await jobs();
    expect(remade).toContain("MADE AGAIN");
    expect(remade).toContain("2 ×");
    expect(remade).not.toContain("tea");
    expect(off).toContain("TAKEN OFF");
    expect(off).toContain("tea");
    await provider.db
      .update(orderLineRows)
      .set({ ready_at: NOON })
      .where(eq(orderLineRows.order_no, order_no));
    await desk.change(order_no, { how: "less" });
    expect(await jobs()).toHaveLength(3);
  });
});
