import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { markGoods } from "#contract/calls/desk/goods.ts";
import { goodList } from "#contract/calls/store.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { restoreGoods } from "./soldOut.ts";

const store_id = "diner";
let provider: Planted;
let at: DeskSettings;
beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await openOffPremises(provider);
  await provider.db.update(goods).set({ is_sold_out: false, sold_out_until: null });
});
afterAll(() => provider.close());

const mark = (goods_id: string, as: "until_opening" | "until_sold" | "sold") =>
  at.desk.given(markGoods, { store_id, goods_id, mark: as });
const rowOf = async (id: string) => (await provider.db.select().from(goods).where(eq(goods.id, id)))[0];

describe("what is sold out", () => {
  it("is sold again by itself when the store opens on its next business day, menus hear of it, and the log says so", async () => {
    const { sold_out_until } = await mark("tea", "until_opening");
    expect(await mark("few", "until_sold")).toEqual({ sold_out_until: null });
    // The tables are open day and night: the day begins at five.
    expect(sold_out_until).toBe("2026-11-21T20:00:00.000Z");
    expect(await restoreGoods(provider.db, new Date("2026-11-21T19:59:59Z"))).toBe(0);
    provider.clock.set(new Date("2026-11-21T20:00:10Z"));
    await provider.db.delete(outbox);
    await runMaintenance(provider.parts);
    expect(await rowOf("tea")).toMatchObject({ is_sold_out: false, sold_out_until: null });
    expect(await rowOf("few")).toMatchObject({ is_sold_out: true });
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id, signal: "menu_changed" });
    // While the session of whoever looks is open.
    provider.clock.set(NOON);
    const { items } = await at.desk.given(auditLog, { did: "stock.mark", subject: "tea" });
    expect(items[0]).toMatchObject({
      who: null,
      address: "",
      before: { is_sold_out: true },
      after: { is_sold_out: false },
    });
    const menu = await taken(provider.call(goodList, { store_id }));
    expect(menu.goods.find(({ id }) => id === "tea")).toMatchObject({ is_sold_out: 0 });
  });

  it("says on a ticket until when", async () => {
    const { order_no } = await taken(at.one.collect([line({ goods_id: "tea", price: 300 })]));
    const { sold_out_until } = await mark("tea", "until_opening");
    expect((await at.desk.ticket(order_no)).lines[0]).toMatchObject({ is_sold_out: true, sold_out_until });
    await mark("tea", "sold");
    expect((await at.desk.ticket(order_no)).lines[0]).toMatchObject({
      is_sold_out: false,
      sold_out_until: null,
    });
  });

  it("of many is sold again in small steps, by several processes at once without one doing it twice", async () => {
    const tea = await rowOf("tea");
    if (tea === undefined) throw new Error("There is no tea");
    const { mall_kind: _, ...kept } = tea;
    const many = Array.from({ length: 230 }, (_each, index) => `many-${index}`);
    const due = { is_sold_out: true, sold_out_until: NOON };
    await provider.db.insert(goods).values(many.map((id) => ({ ...kept, ...due, id })));
    const restored = await Promise.all([restoreGoods(provider.db, NOON), restoreGoods(provider.db, NOON)]);
    expect(restored.reduce((sum, each) => sum + each, 0)).toBe(230);
    await provider.db.delete(goods).where(inArray(goods.id, many));
  });
});
