import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveRules, settings } from "#contract/calls/desk/settings.ts";
import { callWaiter, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: StaffedDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
  await provider.db.update(stores).set({ table_rules: {} });
});
afterAll(() => provider.close());

describe("what a store takes of its tables", () => {
  it("is told before it is reached, and refused with the seconds to wait", async () => {
    await provider.db.update(stores).set({ table_rules: { member_orders: 2, table_orders: 3 } });
    const one = await guest(provider);
    const left = async () =>
      (await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }))).table?.orders_left;
    expect(await left()).toBe(2);
    const { order_no } = await taken(one.order([tea]));
    provider.clock.advance(4 * MINUTE);
    await taken(one.add(order_no, [tea]));
    expect(await left()).toBe(0);
    expect(await one.add(order_no, [tea])).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: 6 * 60 },
    });
    expect((await one.order([tea], { people: 0 })).code).toBe(Code.tooManyRequests);
    const mate = await guest(provider);
    await taken(mate.order([tea], { people: 0 }));
    expect(await mate.order([tea], { people: 0 })).toMatchObject({
      code: Code.tooManyRequests,
      data: { reason: "pace" },
    });
    // Another table is not hurt, and time heals.
    await taken((await guest(provider, "diner-T2")).order([tea]));
    provider.clock.advance(7 * MINUTE);
    await taken(one.add(order_no, [tea]));
  });

  it("is so many pieces of a line, however they are sent", async () => {
    const one = await guest(provider);
    const header = await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }));
    expect(header.extra_config.line_pieces).toBe(50);
    const much = line({ goods_id: "tea", price: 300, number: 51 });
    expect(await one.order([much])).toMatchObject({
      code: Code.stockShort,
      data: { lines: [{ goods_id: "tea", reason: "limit", left: 50 }] },
    });
    const half = line({ goods_id: "tea", price: 300, number: 26 });
    expect((await one.order([half, half])).code).toBe(Code.stockShort);
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300, number: 50 })]));
    expect((await one.add(order_no, [much])).code).toBe(Code.stockShort);
  });

  it("is as many diners of one order as fit at the table, however many sit there", async () => {
    const one = await guest(provider, "diner-T2");
    const header = await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }));
    expect(header.table?.most_diners).toBe(4);
    expect((await one.order([tea], { people: 5 })).code).toBe(Code.dinersMissing);
    const { order_no } = await taken(one.order([tea], { people: 4 }));
    expect((await one.add(order_no, [tea], { people: 5 })).code).toBe(Code.dinersMissing);
    await taken(one.add(order_no, [tea], { people: 1 }));
    await taken((await guest(provider, "diner-T2")).order([tea], { people: 1 }));
  });

  it("is three calls of a table that nobody has answered, for as long as that is news", async () => {
    const party = await Promise.all(Array.from({ length: 5 }, () => guest(provider)));
    const codes: number[] = [];
    for (const one of party) {
      const call = { store_id: "diner", table_id: one.link, kind: 1 as const, content: "" };
      codes.push((await one.send(callWaiter, call)).code);
    }
    expect(codes).toEqual([
      Code.success,
      Code.success,
      Code.success,
      Code.noConsecutiveMessages,
      Code.noConsecutiveMessages,
    ]);
    provider.clock.advance(11 * MINUTE);
    const last = party[4];
    if (last === undefined) throw new Error("Nobody is there");
    await taken(last.send(callWaiter, { store_id: "diner", table_id: last.link, kind: 1, content: "" }));
  });

  it("is set at the desk", async () => {
    const { rules, stamps } = await desk.given(settings, { store_id: "diner" });
    expect(rules).toMatchObject({ line_pieces: 50, let_in_minutes: 15, closing_minutes: 90 });
    const asked = { store_id: "diner", stamp: stamps.rules };
    const wrong = await desk.call(
      "settings/rules",
      { ...asked, rules: { ...rules, line_pieces: 0 } },
      { cookie: desk.cookie },
    );
    expect(await wrong.json()).toEqual({ fault: "malformed", fields: ["rules.line_pieces"] });
    const saved = { ...rules, line_pieces: 20, lets_bare_ids_in: true };
    expect(await desk.send(saveRules, { ...asked, rules: saved })).toEqual({});
    const [store] = await provider.db.select().from(stores).where(eq(stores.id, "diner"));
    expect(store?.table_rules).toMatchObject({ line_pieces: 20, lets_bare_ids_in: true });
  });
});
