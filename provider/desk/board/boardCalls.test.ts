import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  actOnOrders,
  actOnTable,
  answerCall,
  type Board,
  board as boardCall,
  messageGuest,
} from "#contract/calls/desk/board.ts";
import { markGoods } from "#contract/calls/desk/goods.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import type { DeskRequest, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { callWaiter, goodList } from "#contract/calls/store.ts";
import { GoodsShowType, OrderStatus } from "#contract/enumerations.ts";
import { ownCancelReason } from "#provider/orders/orderFacts.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";

const tea = line({ goods_id: "tea", price: 300 });
const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  // What the tests before have left is long over.
  provider.clock.advance(15 * 60_000);
  one = await guest(provider);
});
afterAll(() => provider.close());

const place = async (changes = {}) => (await taken(one.order([tea], { people: 1, ...changes }))).order_no;
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const ticketOf = ({ tickets }: Board, order_no: string) => tickets.find((each) => each.order_no === order_no);

describe("a board", () => {
  it("shows orders by what waits, tables, calls, and since when guests wait", async () => {
    const placed = await place({ remark: "ねぎ抜き", people: 3 });
    await taken(one.send(callWaiter, { store_id, table_id: one.link, kind: 1, content: "" }));
    const board = await desk.look();
    expect(board.store).toMatchObject({ store_id, name: "Store diner", slow_minutes: 10, late_minutes: 20 });
    const ticket = ticketOf(board, placed);
    expect(ticket).toMatchObject({
      is_waiting: true,
      people: 3,
      remarks: ["ねぎ抜き"],
      total: 300,
      left_to_pay: 300,
      actions: expect.arrayContaining(["accept", "cancel", "pay_cash"]),
      waits_since: ticket?.placed_at,
      due_at: null,
    });
    expect(board.counts).toContainEqual({ order_type: 1, orders: 1, waiting: 1 });
    // It rings for it on the page of what is done, too.
    expect(await desk.look({ is_done: true })).toMatchObject({ is_done: true, tickets: [], waiting: 1 });
    expect(board.calls).toHaveLength(1);
    expect(board.tables.find(({ people }) => people === 3)).toMatchObject({ is_locked: false });
    await desk.act(placed, "accept");
    await desk.act(placed, "complete");
    expect(ticketOf(await desk.look(), placed)).toMatchObject({ is_waiting: false, waits_since: null });
  });

  it("is of one's own stores, and says so", async () => {
    const waiter = await desk.as("floor");
    expect(await desk.send(boardCall, { store_id: "nowhere" })).toBe("forbidden");
    expect(await desk.send(boardCall, { store_id }, "")).toBe("not_signed_in");
    expect(await desk.send(boardCall, { store_id: "nowhere" }, waiter)).toBe("forbidden");
  });

  it("is followed by events: at once, and with each change", async () => {
    const leaving = new AbortController();
    const { body, headers } = await desk.get(`/desk/api/board/events?store_id=${store_id}`, {
      cookie: desk.cookie,
      signal: leaving.signal,
    });
    expect(headers.get("content-type")).toContain("text/event-stream");
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => {
      let heard = "";
      while (!heard.includes("\n\n")) heard += (await reader?.read())?.value ?? "\n\n";
      return JSON.parse(heard.replace(/^data: /, "")) as Board;
    };
    await next();
    const placed = await place();
    expect(ticketOf(await next(), placed)).toMatchObject({ is_waiting: true });
    await desk.act(placed, "accept");
    expect(ticketOf(await next(), placed)).toMatchObject({ is_waiting: false });
    await reader?.cancel();
    const strange = await desk.get(`/desk/api/board/events?store_id=${store_id}`);
    expect(strange.status).toBe(403);
    const wrong = await desk.get("/desk/api/board/events?page=0", { cookie: desk.cookie });
    expect(wrong.status).toBe(400);
  });
});

describe("buttons at orders", () => {
  it("are pressed at several at once, each for itself", async () => {
    const [first, second] = [await place(), await place()];
    await desk.act(first, "cancel");
    const { outcomes } = await desk.given(actOnOrders, {
      store_id,
      order_nos: [first, second, "none"],
      action: "accept",
    });
    expect(outcomes.map(({ refusal }) => refusal)).toEqual(["refused", null, "refused"]);
    expect((await details(second)).order_status).toBe(OrderStatus.confirmed);
  });

  it("ask for the right to what they do", async () => {
    const placed = await place();
    const [cook, waiter, accountant] = [
      await desk.as("kitchen"),
      await desk.as("floor"),
      await desk.as("accounts"),
    ];
    const by = (action: DeskRequest<typeof actOnOrders>["action"], cookie: string) =>
      desk.send(actOnOrders, { store_id, order_nos: [placed], action, reason: "x" }, cookie);
    expect(await by("accept", accountant)).toBe("forbidden");
    expect(await by("cancel", cook)).toBe("forbidden");
    expect(await by("refund", waiter)).toBe("forbidden");
    expect(await by("refund", cook)).toBe("forbidden");
    expect(await details(placed)).toMatchObject({ order_status: OrderStatus.pending });
  });

  it("are those that the role of who looks may press", async () => {
    const placed = await place();
    const seenBy = async (role: StaffRole) =>
      ticketOf(await desk.given(boardCall, { store_id }, await desk.as(role)), placed)?.actions;
    expect(await seenBy("accounts")).toEqual([]);
    expect(await seenBy("kitchen")).toEqual(["accept"]);
    expect(await seenBy("floor")).toEqual(["accept", "pay_cash", "cancel"]);
    await desk.act(placed, "pay_cash");
    expect(await seenBy("floor")).toEqual(["accept", "cancel"]);
    expect(await seenBy("manager")).toEqual(["accept", "refund", "cancel"]);
  });

  it("show customers and their words to those who work with them alone", async () => {
    const placed = await place({ remark: "ねぎ抜き" });
    await taken(one.send(callWaiter, { store_id, table_id: one.link, kind: 2, content: "水をください" }));
    const seenBy = async (role: StaffRole) => desk.given(boardCall, { store_id }, await desk.as(role));
    const [waiter, accountant] = [await seenBy("floor"), await seenBy("accounts")];
    expect(ticketOf(waiter, placed)).toMatchObject({ remarks: ["ねぎ抜き"] });
    expect(waiter.calls.map(({ content }) => content)).toContain("水をください");
    expect(ticketOf(accountant, placed)).toMatchObject({ remarks: [], contact: null, total: 300 });
    expect(accountant.calls.map(({ content }) => content)).not.toContain("水をください");
    const asked = waiter.calls.find(({ content }) => content === "水をください");
    await desk.given(answerCall, { store_id, call_id: asked?.call_id ?? "", content: null });
    await desk.act(placed, "cancel");
  });

  it("turn away who is not let in for a reason in their own language", async () => {
    const stranger = await guest(provider, "diner-T1", "en");
    const { order_no } = await taken(stranger.order([tea], { people: 1, table_id: "diner-T1" }));
    const { outside } = await desk.look();
    expect(outside.map((each) => each.order_no)).toContain(order_no);
    expect(await desk.act(order_no, "cancel")).toBeNull();
    expect(await taken(stranger.send(orderDetails, { order_no }))).toMatchObject({
      order_status: OrderStatus.canceled,
      cancel_reason: ownCancelReason("notLetIn", "en"),
    });
  });

  it("are written to the audit log with who pressed them, in the transaction of what was done", async () => {
    const placed = await place();
    await desk.act(placed, "accept");
    await desk.act(placed, "settle");
    const { items } = await desk.given(auditLog, { subject: placed });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      did: "order.act",
      who: { name: "Tester" },
      before: { order_status: OrderStatus.pending },
      after: { order_status: OrderStatus.confirmed, button: "accept" },
    });
  });

  it("say which fields of parcels are at fault, and hand out to who says the digits and pays", async () => {
    const away = await offPremisesGuest(provider);
    const { order_no } = await taken(away.collect([tea], { mealTime: "2026-11-22T04:00:00.000Z" }));
    await desk.act(order_no, "accept");
    expect(await desk.act(order_no, "complete", { digits: "5678" })).toBe("cash_first");
    expect(await desk.act(order_no, "complete", { digits: "0000", taken: 300 })).toBe("wrong_digits");
    expect(await desk.act(order_no, "complete", { digits: "5678", taken: 300 })).toBeNull();
    expect(await desk.act(order_no, "refund")).toBe("reason_missing");
  });
});

describe("goods of an order", () => {
  it("are marked as sold out from its ticket and sold again, by who may press buttons, and the log says so", async () => {
    const placed = await place();
    const isSoldOut = async () => ticketOf(await desk.look(), placed)?.lines[0]?.is_sold_out;
    const mark = { store_id, goods_id: "tea", mark: "until_sold" as const };
    expect(await isSoldOut()).toBe(false);
    expect(await desk.send(markGoods, mark)).toEqual({ sold_out_until: null });
    expect(await isSoldOut()).toBe(true);
    const menu = await taken(one.send(goodList, { store_id, goods_show_type: GoodsShowType.dineIn }));
    expect(menu.goods.find(({ id }) => id === "tea")).toMatchObject({ is_sold_out: 1 });
    const { items } = await desk.given(auditLog, { did: "stock.mark" });
    expect(items[0]).toMatchObject({
      subject: "tea",
      before: { is_sold_out: false },
      after: { is_sold_out: true },
    });
    expect(await desk.send(markGoods, { ...mark, mark: "sold" })).toEqual({ sold_out_until: null });
    expect(await isSoldOut()).toBe(false);
    expect(await desk.send(markGoods, { ...mark, goods_id: "foreign" })).toBe("gone");
    expect(await desk.send(markGoods, { ...mark, store_id: "nowhere" }, await desk.as("floor"))).toBe(
      "forbidden",
    );
    expect(await desk.send(markGoods, mark, await desk.as("accounts"))).toBe("forbidden");
    await desk.act(placed, "cancel");
  });

  it("that are marked as they were already leave nothing in the log", async () => {
    const marks = async () =>
      (await desk.given(auditLog, { did: "stock.mark", subject: "tea" })).items.length;
    const before = await marks();
    const press = (mark: "until_opening" | "until_sold" | "sold") =>
      desk.given(markGoods, { store_id, goods_id: "tea", mark });
    const { sold_out_until } = await press("until_opening");
    expect(sold_out_until).not.toBeNull();
    expect(await press("until_opening")).toEqual({ sold_out_until });
    expect(await marks()).toBe(before + 1);
    // Its end is moved, once.
    for (const _ of [1, 2]) expect(await press("until_sold")).toEqual({ sold_out_until: null });
    expect(await press("until_opening")).toEqual({ sold_out_until: null });
    expect(await marks()).toBe(before + 2);
    for (const _ of [1, 2]) await press("sold");
    expect(await marks()).toBe(before + 3);
  });
});

describe("guests who call, and tables", () => {
  it("are answered once, with words or without", async () => {
    await taken(one.send(callWaiter, { store_id, kind: 2, content: "お水をください" }));
    const call = (await desk.look()).calls.find(({ kind }) => kind === 2);
    const call_id = call?.call_id ?? "";
    expect(call).toMatchObject({ content: "お水をください" });
    expect(await desk.send(answerCall, { store_id, call_id, content: "  " })).toBe("malformed");
    expect(await desk.send(answerCall, { store_id: "other", call_id, content: null })).toBe("gone");
    provider.clock.advance(1_000);
    expect(await desk.send(answerCall, { store_id, call_id, content: "はい" })).toEqual({});
    expect(await desk.send(answerCall, { store_id, call_id, content: null })).toBe("gone");
    const { items } = await taken(one.send(informList, {}));
    expect(items[0]).toMatchObject({ event: "store_message", content: "はい" });
  });

  it("are written to by their order's number", async () => {
    const order_no = await place();
    provider.clock.advance(1_000);
    expect(await desk.send(messageGuest, { store_id, order_no, content: "あと5分です" })).toEqual({});
    expect(await desk.send(messageGuest, { store_id: "other", order_no, content: "Hello" })).toBe("gone");
    const { items } = await taken(one.send(informList, {}));
    expect(items[0]).toMatchObject({ event: "store_message", content: "あと5分です", order_no });
  });

  it("are stopped, let go on, and freed once nothing is left to settle", async () => {
    const table_id = "diner-T1";
    const tables = async () => (await desk.look()).tables.find((each) => each.table_id === table_id);
    await desk.given(actOnTable, { store_id, table_id, action: "lock" });
    expect(await tables()).toMatchObject({ is_locked: true });
    await desk.given(actOnTable, { store_id, table_id, action: "unlock" });
    const placed = await place();
    expect(await desk.given(actOnTable, { store_id, table_id, action: "free" })).toEqual({
      refusal: "open_orders",
    });
    for (const action of ["accept", "complete", "pay_cash"] as const) await desk.act(placed, action);
    expect(await desk.given(actOnTable, { store_id, table_id, action: "free" })).toEqual({ refusal: null });
    expect(await desk.given(actOnTable, { store_id, table_id: "none", action: "lock" })).toEqual({
      refusal: "refused",
    });
    const { items } = await desk.given(auditLog, { subject: table_id });
    expect(items.map(({ after }) => after?.["button"])).toEqual(["free", "unlock", "lock"]);
  });
});
