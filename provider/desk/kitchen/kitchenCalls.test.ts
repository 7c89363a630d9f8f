import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import {
  changeKitchenPlan,
  type DishMark,
  kitchen as kitchenCall,
  kitchenPlan,
  type KitchenTicket,
  markDishes,
  MOST_STATIONS,
  type PlanChange,
} from "#contract/calls/desk/kitchen.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { addOrder, orderDetails } from "#contract/calls/order.ts";
import { StoreSignal } from "#contract/inform.ts";
import { OptionNeed, OrderStatus } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { words } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";

const store_id = "diner";
const tea = line({ goods_id: "tea", price: 300 });
const curry = line({ goods_id: "curry", price: 765 });
const cake = line({ goods_id: "cake", price: 350 });
let provider: Planted;
let desk: BoardDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  desk = await boardDesk(provider);
  await provider.db.update(stores).set({ tells_dishes: true }).where(eq(stores.id, store_id));
  await provider.db.update(goods).set({ serving: "after_meal" }).where(eq(goods.id, "cake"));
});
beforeEach(async () => {
  await provider.freeTables();
  // What the tests before have left is long over.
  provider.clock.advance(15 * 60_000);
  one = await guest(provider);
});
afterAll(() => provider.close());

const look = () => desk.given(kitchenCall, { store_id });
const change = (wanted: PlanChange, by?: string) =>
  desk.send(changeKitchenPlan, { store_id, change: wanted }, by);
const plan = () => desk.given(kitchenPlan, { store_id });

/** An order that the store has taken. */
async function takenOrder(lines = [tea, curry], changes = {}): Promise<string> {
  const { order_no } = await taken(one.order(lines, { people: 1, ...changes }));
  await desk.act(order_no, "accept");
  return order_no;
}

async function ticketOf(order_no: string): Promise<KitchenTicket> {
  const found = (await look()).tickets.find((ticket) => ticket.order_no === order_no);
  if (found === undefined) throw new Error(`${order_no} is not in the kitchen`);
  return found;
}

/** Marks dishes of an order by the goods that they are. */
async function mark(order_no: string, how: DishMark, ...goods_ids: string[]) {
  provider.clock.advance(1_000);
  const { lines } = await ticketOf(order_no);
  const line_ids = lines.filter((each) => goods_ids.includes(each.goods_id)).map(({ line_id }) => line_id);
  return desk.given(markDishes, { store_id, line_ids, mark: how });
}

const stagesOf = ({ lines }: { lines: readonly { goods_id: string; stage?: string | undefined }[] }) =>
  Object.fromEntries(lines.map(({ goods_id, stage }) => [goods_id, stage]));
const told = async (order_no: string) => stagesOf(await taken(one.send(orderDetails, { order_no })));

describe("a kitchen", () => {
  it("has what the store has taken, and dish by dish: what is added once that is taken, too", async () => {
    const { order_no } = await taken(one.order([tea], { people: 2, remark: "氷なし" }));
    expect((await look()).tickets.map((ticket) => ticket.order_no)).not.toContain(order_no);
    expect(await told(order_no)).toEqual({ tea: undefined });
    await desk.act(order_no, "accept");
    expect(await ticketOf(order_no)).toMatchObject({
      people: 2,
      remarks: ["氷なし"],
      starts_at: null,
      lines: [{ goods_id: "tea", number: 1, stage: "kitchen", is_new: false }],
    });
    const { tickets } = await desk.given(kitchenCall, { store_id }, await desk.as("accounts"));
    expect(tickets.find((ticket) => ticket.order_no === order_no)).toMatchObject({ remarks: [] });
    const addition = { lines: [curry], people: 0, shown_total: 765, client_order_id: attemptId() };
    await taken(one.send(addOrder, { order_no, ...addition }));
    expect(stagesOf(await ticketOf(order_no))).toEqual({ tea: "kitchen" });
    await desk.act(order_no, "accept");
    expect((await ticketOf(order_no)).lines).toMatchObject([{ is_new: false }, { is_new: true }]);
  });

  it("marks a dish as done, and brings it back; the guest follows, and hears of it", async () => {
    const order_no = await takenOrder();
    expect(await told(order_no)).toEqual({ tea: "kitchen", curry: "kitchen" });
    await provider.db.delete(outbox);
    expect((await mark(order_no, "ready", "tea")).line_ids).toHaveLength(1);
    expect(await told(order_no)).toEqual({ tea: "ready", curry: "kitchen" });
    // Another has just done so.
    expect((await mark(order_no, "ready", "tea")).line_ids).toEqual([]);
    await mark(order_no, "back", "tea");
    expect(await told(order_no)).toEqual({ tea: "kitchen", curry: "kitchen" });
    const { items } = await desk.given(auditLog, { did: "kitchen.mark", subject: order_no });
    expect(items.map(({ after }) => after?.["mark"])).toEqual(["back", "ready"]);
    const sent = await provider.db.select().from(outbox);
    const signals = sent.filter(
      ({ payload }) => StoreSignal.safeParse(payload).data?.signal === "order_changed",
    );
    // Whoever ordered hears of it on their own channel, and nobody else.
    expect(new Set(signals.map(({ channel }) => channel)).size).toBe(1);
    expect(signals[0]?.channel).not.toMatch(/^store-/);
  });

  it("says nothing of dishes where the store does not", async () => {
    const order_no = await takenOrder([tea]);
    await provider.db.update(stores).set({ tells_dishes: false }).where(eq(stores.id, store_id));
    expect(await told(order_no)).toEqual({ tea: undefined });
    await provider.db.update(stores).set({ tells_dishes: true }).where(eq(stores.id, store_id));
  });

  it("keeps what comes after the meal until the rest is at the table, or somebody calls for it", async () => {
    const order_no = await takenOrder([tea, cake]);
    expect(await told(order_no)).toEqual({ tea: "kitchen", cake: "later" });
    await mark(order_no, "ready", "tea");
    expect(await told(order_no)).toEqual({ tea: "ready", cake: "later" });
    await mark(order_no, "call", "cake");
    expect(await told(order_no)).toEqual({ tea: "ready", cake: "kitchen" });
    await mark(order_no, "hold", "cake");
    expect(await told(order_no)).toEqual({ tea: "ready", cake: "later" });
    await mark(order_no, "served", "tea");
    expect(await told(order_no)).toEqual({ tea: "served", cake: "kitchen" });
  });

  it("keeps it for all that the party has ordered", async () => {
    const meal = await takenOrder([curry]);
    const sweet = await takenOrder([cake]);
    expect(stagesOf(await ticketOf(sweet))).toEqual({ cake: "later" });
    await mark(meal, "served", "curry");
    expect(stagesOf(await ticketOf(sweet))).toEqual({ cake: "kitchen" });
  });

  it("asks the guest when, where an option says it", async () => {
    const group = {
      group_id: "when",
      name: words("When"),
      is_require: OptionNeed.required,
      is_multiple: 0,
      max_count: 1,
      options: [
        { option_id: "now", name: words("Now"), price: 0, is_sold_out: 0, serving: "at_once" },
        { option_id: "after", name: words("After"), price: 0, is_sold_out: 0, serving: "after_meal" },
      ],
    } as const;
    const wanted = { ...group, options: [...group.options] };
    await provider.db
      .update(goods)
      .set({ option_groups: [wanted] })
      .where(eq(goods.id, "beer"));
    const beer = line({ goods_id: "beer", price: 600, option_value: ["after"] });
    const order_no = await takenOrder([tea, beer]);
    expect(stagesOf(await ticketOf(order_no))).toEqual({ tea: "kitchen", beer: "later" });
    await provider.db.update(goods).set({ option_groups: [] }).where(eq(goods.id, "beer"));
  });

  it("makes nothing for a course that is bought, and names it", async () => {
    const course = line({ goods_id: "course", price: 3_000 });
    const order_no = await takenOrder([course, tea]);
    expect(await ticketOf(order_no)).toMatchObject({ courses: ["course"], lines: [{ goods_id: "tea" }] });
    expect(await told(order_no)).toEqual({ course: undefined, tea: "kitchen" });
  });

  it("serves the order with its last dish; what was taken back is in the kitchen again", async () => {
    const order_no = await takenOrder();
    expect(await mark(order_no, "served", "tea")).toMatchObject({ order_nos: [] });
    expect(await mark(order_no, "served", "curry")).toMatchObject({ order_nos: [order_no] });
    expect(await taken(one.send(orderDetails, { order_no }))).toMatchObject({
      order_status: OrderStatus.completed,
    });
    expect((await look()).tickets.map((ticket) => ticket.order_no)).not.toContain(order_no);
    expect(await desk.act(order_no, "take_back")).toBeNull();
    expect(stagesOf(await ticketOf(order_no))).toEqual({ tea: "served", curry: "served" });
    await mark(order_no, "unserved", "curry");
    expect(stagesOf(await ticketOf(order_no))).toEqual({ tea: "served", curry: "ready" });
  });

  it("leaves the dishes of an order that has ended as they were", async () => {
    const order_no = await takenOrder([tea]);
    const { lines } = await ticketOf(order_no);
    await desk.act(order_no, "cancel");
    const line_ids = lines.map(({ line_id }) => line_id);
    expect(await desk.given(markDishes, { store_id, line_ids, mark: "ready" })).toEqual({
      line_ids: [],
      order_nos: [],
    });
    // Those of another store, too.
    const foreign = { store_id: "other", line_ids, mark: "ready" } as const;
    expect((await desk.given(markDishes, foreign)).line_ids).toEqual([]);
  });

  it("begins with what is booked by the minutes that the store says it needs", async () => {
    const far = await offPremisesGuest(provider);
    const { order_no } = await taken(far.collect([tea]));
    await desk.act(order_no, "accept");
    const { due_at } = await ticketOf(order_no);
    const [store] = await provider.db.select().from(stores).where(eq(stores.id, store_id));
    const begins = new Date(Date.parse(due_at ?? "") - (store?.pickup_minutes ?? 0) * 60_000);
    const now = provider.parts.clock();
    provider.clock.set(new Date(begins.getTime() - 60_000));
    expect(await ticketOf(order_no)).toMatchObject({ starts_at: begins.toISOString() });
    provider.clock.set(begins);
    expect(await ticketOf(order_no)).toMatchObject({ starts_at: null, since: begins.toISOString() });
    provider.clock.set(now);
    await desk.act(order_no, "ready");
    expect((await look()).tickets.map((ticket) => ticket.order_no)).not.toContain(order_no);
    expect(stagesOf(await taken(far.send(orderDetails, { order_no })))).toEqual({ tea: "ready" });
  });

  it("is for whoever works at the store, and marks by whoever may press buttons", async () => {
    const order_no = await takenOrder([tea]);
    const [dish] = (await ticketOf(order_no)).lines;
    const asked: DeskRequest<typeof markDishes> = {
      store_id,
      line_ids: [dish?.line_id ?? ""],
      mark: "ready",
    };
    expect(await desk.send(kitchenCall, { store_id: "nowhere" })).toBe("forbidden");
    const accountant = await desk.as("accounts");
    expect(await desk.send(kitchenCall, { store_id }, accountant)).toHaveProperty("tickets");
    expect(await desk.send(markDishes, asked, accountant)).toBe("forbidden");
    const cook = await desk.as("kitchen");
    expect(await desk.send(kitchenPlan, { store_id }, cook)).toBe("forbidden");
    expect(await desk.send(markDishes, asked, cook)).toEqual({ line_ids: asked.line_ids, order_nos: [] });
  });
});

describe("stations", () => {
  it("make what their categories are sent to, and single dishes elsewhere", async () => {
    for (const name of ["焼き場", "ドリンク"]) expect(await change({ kind: "add", name })).toEqual({});
    const [grill, bar] = (await plan()).stations;
    if (grill === undefined || bar === undefined) throw new Error("No stations");
    const order_no = await takenOrder();
    const madeAt = async () =>
      Object.fromEntries((await ticketOf(order_no)).lines.map((each) => [each.goods_id, each.station_id]));
    expect(await madeAt()).toEqual({ tea: null, curry: null });
    await change({ kind: "category", category_id: "diner-dishes", station_id: grill.station_id });
    await change({ kind: "category", category_id: "diner-drinks", station_id: bar.station_id });
    expect(await madeAt()).toEqual({ tea: bar.station_id, curry: grill.station_id });
    await change({ kind: "dish", goods_id: "curry", station_id: bar.station_id });
    expect(await madeAt()).toEqual({ tea: bar.station_id, curry: bar.station_id });
    await change({ kind: "move", station_id: bar.station_id, by: -1 });
    await change({ kind: "rename", station_id: bar.station_id, name: "バー" });
    expect((await look()).stations.map(({ name }) => name)).toEqual(["バー", "焼き場"]);
    await change({ kind: "remove", station_id: bar.station_id });
    expect(await madeAt()).toEqual({ tea: null, curry: grill.station_id });
    expect(await change({ kind: "rename", station_id: bar.station_id, name: "バー" })).toBe("gone");
    expect(await change({ kind: "dish", goods_id: "tea", station_id: bar.station_id })).toBe("gone");
    expect(await change({ kind: "dish", goods_id: "foreign", station_id: null })).toBe("gone");
    const { items } = await desk.given(auditLog, { did: "kitchen.plan" });
    expect(items[0]?.after).toEqual({ kind: "remove", station_id: bar.station_id });
    await change({ kind: "remove", station_id: grill.station_id });
  });

  it("are so many at most, and have names", async () => {
    for (let index = 0; index < MOST_STATIONS; index += 1) await change({ kind: "add", name: `${index}` });
    expect(await change({ kind: "add", name: "one more" })).toBe("too_many");
    expect(await change({ kind: "add", name: " " })).toBe("malformed");
    for (const { station_id } of (await plan()).stations) await change({ kind: "remove", station_id });
  });

  it("know when dishes are served, and whether guests follow them", async () => {
    await change({ kind: "servings", category_id: "diner-drinks", serving: "with_meal" });
    await change({ kind: "serving", goods_id: "beer", serving: "at_once" });
    await change({ kind: "tell", tells_dishes: false });
    const now = await plan();
    expect(now.tells_dishes).toBe(false);
    const drinks = now.categories.find(({ category_id }) => category_id === "diner-drinks");
    expect(drinks?.dishes.map(({ goods_id, serving }) => [goods_id, serving])).toEqual([
      ["tea", "with_meal"],
      ["beer", "at_once"],
    ]);
    const order_no = await takenOrder([tea]);
    const own = and(eq(orderLines.order_no, order_no), eq(orderLines.goods_id, "tea"));
    expect(await provider.db.select({ serving: orderLines.serving }).from(orderLines).where(own)).toEqual([
      { serving: "with_meal" },
    ]);
    await change({ kind: "tell", tells_dishes: true });
  });
});
