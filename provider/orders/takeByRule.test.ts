import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { saveTaking } from "#contract/calls/desk/settings.ts";
import { addOrder, orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { settleOrder } from "#provider/payments/settle.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";

const tea = line({ goods_id: "tea", price: 300 });
const store_id = "diner";
let provider: Planted;
let at: DeskSettings;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await openOffPremises(provider, { kitchen_rules: {} });
  one = await guest(provider);
});
afterAll(() => provider.close());

const place = async () => taken(one.order([tea], { people: 1 }));
const always = (order_type: 1 | 2 | 3) =>
  at.save(saveTaking, `taking${order_type}`, { order_type, taken: "always" });
const ticketOf = async (order_no: string) => {
  const board = await at.desk.look();
  return { board, ticket: board.tickets.find((each) => each.order_no === order_no) };
};

describe("an order is taken by itself", () => {
  it("where its store says so: its guest reads it, the board marks it, and the log says that nobody tapped", async () => {
    expect((await place()).order_status).toBe(OrderStatus.pending);
    expect(await always(1)).toEqual({});
    const placed = await place();
    expect(placed).toMatchObject({ order_status: OrderStatus.confirmed, confirmed_time: NOON.toISOString() });
    expect(placed.lines.every(({ is_accepted }) => is_accepted === 1)).toBe(true);
    const { board, ticket } = await ticketOf(placed.order_no);
    expect(ticket).toMatchObject({ is_waiting: false, taken_by_rule_at: NOON.toISOString() });
    expect(board.taken_by_rule_at).toBe(NOON.toISOString());
    const { items } = await at.desk.given(auditLog, { subject: placed.order_no });
    expect(items).toMatchObject([
      {
        who: null,
        address: "",
        did: "order.act",
        before: { order_status: 0 },
        after: { order_status: 1, button: "accept" },
      },
    ]);
  });

  it("with what is added to it, and can be taken back by the staff like any other", async () => {
    await always(1);
    const { order_no } = await place();
    provider.clock.advance(10 * 60_000);
    const added = {
      order_no,
      client_order_id: crypto.randomUUID(),
      lines: [tea],
      people: 0,
      shown_total: 300,
    };
    const grown = await taken(one.send(addOrder, added));
    expect(grown).toMatchObject({ has_pending_round: 0, order_status: OrderStatus.confirmed });
    expect(await at.desk.act(order_no, "take_back")).toBeNull();
    expect((await ticketOf(order_no)).ticket).toMatchObject({ is_waiting: true });
    expect((await taken(one.send(orderDetails, { order_no }))).has_pending_round).toBe(1);
    expect(await at.desk.act(order_no, "accept")).toBeNull();
    const { rounds } = { rounds: (await ticketOf(order_no)).ticket };
    expect(rounds).toMatchObject({ is_waiting: false, taken_by_rule_at: NOON.toISOString() });
  });

  it("in its hours alone, and in its way of ordering alone", async () => {
    const span = { open: "11:00", close: "14:00", last_order: "14:00" };
    const hours = [{ weekday: 6 as const, spans: [span] }];
    expect(await at.save(saveTaking, "taking1", { order_type: 1, taken: hours })).toEqual({});
    expect((await place()).order_status).toBe(OrderStatus.confirmed);
    expect((await taken(at.one.collect([tea]))).order_status).toBe(OrderStatus.pending);
    provider.clock.set(new Date("2026-11-21T05:30:00Z"));
    expect((await place()).order_status).toBe(OrderStatus.pending);
    const wrong = [{ weekday: 6 as const, spans: [span, span] }];
    expect(await at.save(saveTaking, "taking1", { order_type: 1, taken: wrong })).toBe("malformed");
    expect(await at.save(saveTaking, "taking1", { order_type: 1, taken: null })).toEqual({});
    expect((await at.storeNow()).kitchen_rules).toEqual({});
  });

  it("not before it is paid, where it is paid online; cash for a take-away is taken later", async () => {
    await always(2);
    expect((await taken(at.one.collect([tea]))).order_status).toBe(OrderStatus.confirmed);
    const online = await taken(at.one.collect([tea], { pay_type: PayType.payPay }));
    expect(online.order_status).toBe(OrderStatus.pending);
    const trans_id = `paid-${online.order_no}`;
    await provider.db.insert(payments).values({
      trans_id,
      gateway_ref: trans_id,
      store_id,
      order_no: online.order_no,
      uid: at.one.uid,
      pay_type: PayType.payPay,
      amount: online.total,
      state: "created",
      created_at: NOON,
      updated_at: NOON,
    });
    const paid = { trans_id, order_no: online.order_no, answer: "paid", now: NOON } as const;
    await provider.db.transaction((db) => settleOrder(db, paid));
    const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, online.order_no));
    expect(row).toMatchObject({ order_status: OrderStatus.confirmed, pay_status: 1 });
  });

  it("not before the staff have let in who ordered from a table's bare id", async () => {
    await always(1);
    const outside = await taken(one.order([tea], { people: 1, table_id: "diner-T2" }));
    expect(outside).toMatchObject({ order_status: OrderStatus.pending });
    expect(outside.let_in_until).not.toBeNull();
  });

  it("by the rules of its own store", async () => {
    await always(1);
    const [cover] = await provider.db.select().from(stores).where(eq(stores.id, "cover"));
    expect(cover?.kitchen_rules).toEqual({});
  });
});
