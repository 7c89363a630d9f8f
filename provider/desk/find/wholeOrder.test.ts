import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messageGuest } from "#contract/calls/desk/board.ts";
import { kitchen as kitchenCall, markDishes } from "#contract/calls/desk/kitchen.ts";
import { type WholeOrder, wholeOrder } from "#contract/calls/desk/find.ts";
import { closeOrder } from "#contract/calls/order.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, planted, type Planted, taken } from "#provider/testing/guest.ts";
import {
  CONTACT,
  offPremisesGuest,
  openOffPremises,
  receiptsOf,
} from "#provider/testing/offPremisesGuest.ts";
import { payingGuest } from "#provider/testing/payingGuests.ts";

const store_id = "diner";
const tea = line({ goods_id: "tea", price: 300 });
const curry = line({ goods_id: "curry", price: 765 });
const fake = fakeGateway();
let provider: Planted;
let desk: BoardDesk;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
});
afterAll(() => provider.close());

const read = (order_no: string, by?: string): Promise<WholeOrder> =>
  desk.given(wholeOrder, { store_id, order_no }, by);
const eventsOf = ({ events }: WholeOrder) => events.map(({ kind, who }) => [kind, who?.role ?? null]);

describe("an order that was found", () => {
  it("tells its rounds, its bill, and its life with who did what, what was taken back included", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea], { people: 2, remark: "氷なし" }));
    await desk.act(order_no, "accept");
    await desk.act(order_no, "take_back");
    await desk.act(order_no, "accept");
    provider.clock.advance(120_000);
    await taken(one.add(order_no, [curry]));
    await desk.act(order_no, "accept");
    const { tickets } = await desk.given(kitchenCall, { store_id });
    const dishes = tickets.find((ticket) => ticket.order_no === order_no)?.lines ?? [];
    provider.clock.advance(60_000);
    await desk.given(markDishes, { store_id, line_ids: dishes.map(({ line_id }) => line_id), mark: "ready" });
    provider.clock.advance(60_000);
    await desk.act(order_no, "complete");
    await desk.act(order_no, "pay_cash");

    const whole = await read(order_no);
    expect(whole.rounds).toMatchObject([
      { round: 1, total: 300, remark: "氷なし", lines: [{ number: 1, unit_price: 300, line_total: 300 }] },
      { round: 2, total: 765, lines: [{ line_total: 765 }] },
    ]);
    expect(whole.bill).toMatchObject({ total: 1_065, taxes: [{ rate: 10, taxable: 1_065 }] });
    expect(eventsOf(whole)).toEqual([
      ["placed", null],
      ["accept", "owner"],
      ["take_back", "owner"],
      ["accept", "owner"],
      ["added", null],
      ["accept", "owner"],
      ["dish_ready", "owner"],
      ["complete", "owner"],
      ["pay_cash", "owner"],
      // By itself, once it was served and paid.
      ["settle", null],
    ]);
    expect(whole.events.find(({ kind }) => kind === "dish_ready")?.dishes).toEqual(["tea", "curry"]);
    expect(whole.payments).toMatchObject([
      { trans_id: null, pay_type: PayType.cash, state: "paid", amount: 1_065 },
    ]);
    expect(whole.ticket.actions).toContain("refund");
  });

  it("is refunded there, with a reason, however old it is", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
      await desk.act(order_no, action);
    provider.clock.advance(300 * 86_400_000);
    desk = await boardDesk(provider);
    expect(await desk.act(order_no, "refund")).toBe("reason_missing");
    expect((await read(order_no)).ticket.actions).toContain("refund");
    expect(await desk.act(order_no, "refund", { reason: "髪の毛" })).toBeNull();
    const whole = await read(order_no);
    expect(whole.ticket).toMatchObject({ refund_reason: "髪の毛", pay_status: 3 });
    expect(whole.payments).toMatchObject([{ trans_id: null, state: "refunded", amount: 300 }]);
    expect(eventsOf(whole).at(-1)).toEqual(["refund", "owner"]);
    expect(whole.ticket.actions).not.toContain("refund");
  });

  it("has its payments online, what was told of them, and where they went back", async () => {
    const paying = await payingGuest(provider, fake);
    const { order_no, trans_id } = await paying.begun();
    await paying.webhook(trans_id, "paid");
    const paid = await read(order_no);
    expect(paid.payments).toMatchObject([{ trans_id, pay_type: PayType.payPay, state: "paid", amount: 500 }]);
    expect(paid.events.find(({ kind }) => kind === "paid")).toMatchObject({ amount: 500, who: null });
    await desk.given(messageGuest, { store_id, order_no, content: "ありがとうございます" });
    await desk.act(order_no, "accept");
    await desk.act(order_no, "refund", { reason: "品切れ" });
    const back = await read(order_no);
    expect(back.payments).toMatchObject([{ trans_id, state: "refunded" }]);
    expect(eventsOf(back)).toContainEqual(["refunded", null]);
    expect(back.messages.map(({ content }) => content)).toContain("ありがとうございます");
    expect(back.messages.every(({ way }) => way === "app")).toBe(true);
  });

  it("has the receipts that were made out, and the mails that brought them", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    const { desk: act, make } = receiptsOf(provider);
    await act(order_no, "accept", "complete", "pay_cash");
    await make(one, order_no);
    await make(one, order_no, { kind: 1, email: "guest@example.com" });
    const { messages, receipts } = await read(order_no);
    expect(receipts).toMatchObject([
      { issue: 1, kind: 2, total: 300 },
      { issue: 2, kind: 1, total: 300 },
    ]);
    expect(messages.filter(({ way }) => way === "mail")).toHaveLength(1);
  });

  it("hides who ordered from whoever does not work with customers, and offers them nothing", async () => {
    await openOffPremises(provider);
    const one = await offPremisesGuest(provider);
    const { order_no } = await taken(one.collect([tea], { remark: "門の前で" }));
    await taken(one.send(closeOrder, { order_no, reason: "山田が熱を出した" }));
    const whole = await read(order_no, await desk.as("accounts"));
    expect(whole).toMatchObject({ is_masked: true, ticket: { order_type: OrderType.takeAway, actions: [] } });
    const text = JSON.stringify(whole);
    for (const theirs of [CONTACT.name, CONTACT.phone.slice(1), "門の前で", "山田が熱を出した"])
      expect(text).not.toContain(theirs);
    const seen = JSON.stringify(await read(order_no, await desk.as("kitchen")));
    for (const theirs of [CONTACT.name, "山田が熱を出した"]) expect(seen).toContain(theirs);
  });

  it("is of the store that is asked for", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    expect(await desk.send(wholeOrder, { store_id: "cover", order_no })).toBe("gone");
    expect(await desk.send(wholeOrder, { store_id: "none", order_no })).toBe("forbidden");
  });
});
