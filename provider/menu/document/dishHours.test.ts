import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodList } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { SoldWhen } from "#contract/menuDocument.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { publishMenu } from "./publishMenu.ts";
import { readMenu } from "./readMenu.ts";

const store_id = "diner";
let provider: Planted;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
afterAll(() => provider.close());

async function sell(when: SoldWhen | null): Promise<void> {
  const menu = await readMenu(provider.db, store_id);
  const dishes = menu.dishes.map((dish) => (dish.id === "tea" ? { ...dish, when } : dish));
  const by = { actor: SYSTEM, now: provider.parts.clock() };
  await provider.db.transaction((db) => publishMenu(db, store_id, { ...menu, dishes }, by));
}
async function isShownSoldOut(): Promise<number | undefined> {
  const { goods: shown } = await taken(one.send(goodList, { store_id, category_id: "diner-drinks" }));
  return shown.find(({ id }) => id === "tea")?.is_sold_out;
}
const order = async () => (await one.order([line({ goods_id: "tea", price: 300 })])).code;

it("sells a dish in its hours alone, and tells the menus that are open when they begin and end", async () => {
  // On Saturdays from noon to two; it is noon.
  await sell({ weekdays: [6], spans: [{ from: 720, until: 840 }] });
  expect(await isShownSoldOut()).toBe(0);
  await provider.db.delete(outbox);
  provider.clock.set(new Date(NOON.getTime() + 2 * 3_600_000));
  await runMaintenance(provider.parts);
  const signals = await provider.db.select().from(outbox).where(eq(outbox.channel, "store-diner"));
  expect(signals.map(({ payload }) => payload)).toContainEqual({ store_id, signal: "menu_changed" });
  expect(await isShownSoldOut()).toBe(1);
  expect(await order()).toBe(Code.soldOut);
  await provider.db.update(goods).set({ stock: 7 }).where(eq(goods.id, "tea"));
  await sell(null);
  expect(await isShownSoldOut()).toBe(0);
  expect(await order()).toBe(Code.success);
  expect((await readMenu(provider.db, store_id)).dishes.find(({ id }) => id === "tea")?.when).toBeNull();
});

it("has a dish that is published outside its hours not sold at once", async () => {
  await sell({ weekdays: [7], spans: [] });
  expect(await isShownSoldOut()).toBe(1);
  await sell({ weekdays: [6], spans: [] });
  expect(await isShownSoldOut()).toBe(0);
});
