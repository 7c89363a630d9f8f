import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: BoardDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  // What the tests before have left is long over.
  provider.clock.advance(15 * 60_000);
});
afterAll(() => provider.close());

const shown = async () => (await desk.look()).tickets.map(({ order_no }) => order_no);

describe("orders at tables", () => {
  let one: Guest;
  beforeEach(async () => {
    one = await guest(provider);
  });
  const place = async (changes = {}) => (await taken(one.order([tea], { people: 1, ...changes }))).order_no;

  it("stand by what waits first, the oldest before the newer, and by what was added to them", async () => {
    const placed: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      provider.clock.advance(1000);
      placed.push(await place());
    }
    const [first = "", second = "", third = "", fourth = ""] = placed;
    await desk.act(first, "accept");
    await desk.act(second, "accept");
    await desk.act(second, "complete");
    expect(await shown()).toEqual([third, fourth, first, second]);
    expect((await desk.look()).waiting).toBe(2);
    await taken(one.add(first, [tea]));
    expect(await shown()).toEqual([first, third, fourth, second]);
    expect((await desk.look()).waiting).toBe(3);
    for (const order_no of placed) await desk.act(order_no, "cancel");
    expect((await desk.look()).waiting).toBe(0);
    provider.clock.advance(10 * 60_000);
    expect(await shown()).toEqual([]);
  });

  it("tell what was chosen, on paying and on tableware too", async () => {
    const order_no = await place({ pay_type: PayType.payPay });
    expect(await desk.ticket(order_no)).toMatchObject({
      pay_type: PayType.payPay,
      pay_status: PayStatus.unpaid,
      is_verified: true,
      lines: [{ number: 1, is_new: false }],
    });
    const other = await guest(provider, "cover-T1");
    const oden = line({ goods_id: "oden", price: 800 });
    const { code, data } = await other.order([oden], { people: 2, shown_total: 1400, tableware: "fork" });
    expect(code).toBe(Code.success);
    const atCover = await boardDesk(provider, "cover");
    expect((await atCover.ticket(data?.order_no ?? "")).tableware).toBe("Fork");
  });

  it("say which dish was added to what is in the kitchen, and that they wait again", async () => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    await taken(one.add(order_no, [tea]));
    const { is_waiting, lines } = await desk.ticket(order_no);
    expect([is_waiting, ...lines.map(({ is_new }) => is_new)]).toEqual([true, false, true]);
  });
});

describe("orders away from the tables", () => {
  const ONE = "2026-11-21T04:00:00.000Z";
  let one: OffPremisesGuest;
  beforeAll(() => openOffPremises(provider));
  beforeEach(async () => {
    provider.clock.set(NOON);
    await provider.db
      .update(orders)
      .set({ order_status: OrderStatus.settled, settled_at: null, cancelled_at: null });
    one = await offPremisesGuest(provider);
  });
  const place = async (changes = {}) =>
    (await taken(one.collect([tea], { mealTime: ONE, ...changes }))).order_no;

  it("stand by what is due next before what is due later, and what is ready after that", async () => {
    const late = await place({ mealTime: "2026-11-21T09:00:00.000Z" });
    const soon = await place();
    const tomorrow = await place({ mealTime: "2026-11-22T04:00:00.000Z" });
    expect(await shown()).toEqual([soon, late, tomorrow]);
    expect(await desk.ticket(tomorrow)).toMatchObject({ due_at: "2026-11-22T04:00:00.000Z" });
    for (const order_no of [late, soon, tomorrow]) await desk.act(order_no, "accept");
    expect(await shown()).toEqual([soon, late, tomorrow]);
    await desk.act(soon, "ready");
    expect(await shown()).toEqual([late, tomorrow, soon]);
  });

  it("are late from their time on, until they wait at the counter", async () => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    expect((await desk.ticket(order_no)).is_late).toBe(false);
    provider.clock.set(new Date(ONE));
    expect((await desk.ticket(order_no)).is_late).toBe(true);
    await desk.act(order_no, "ready");
    expect((await desk.ticket(order_no)).is_late).toBe(false);
  });

  it("can be had by their way of ordering, each with what waits there", async () => {
    const order_no = await place();
    const { counts, store } = await desk.look();
    expect(counts).toEqual([
      ...counts.filter(({ order_type }) => order_type !== OrderType.takeAway),
      { order_type: OrderType.takeAway, orders: 1, waiting: 1 },
    ]);
    expect(store.order_types).toEqual([OrderType.dineIn, OrderType.takeAway, OrderType.delivery]);
    const ofMode = async (order_type: OrderType) => (await desk.look({ order_type })).tickets;
    expect((await ofMode(OrderType.takeAway)).map((ticket) => ticket.order_no)).toEqual([order_no]);
    expect(await ofMode(OrderType.delivery)).toEqual([]);
  });
});
