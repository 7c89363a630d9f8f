import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "#provider/db/tables/orders.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { NOON, storeOf } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { updateFigures } from "./updateFigures.ts";
import { updateOpenings } from "./updateOpenings.ts";
import { maintainStores } from "./maintainStores.ts";

/** More than are looked after in one go. */
const STORES = 110;
let provider: Planted;
beforeAll(async () => {
  provider = await planted();
  await provider.db
    .insert(stores)
    .values(Array.from({ length: STORES - 3 }, (_, index) => storeOf(`s${index}`)));
});
afterAll(() => provider.close());

/** The whole of what is kept, as one text. */
async function kept(): Promise<string> {
  const { db } = provider;
  const rows = await db.select().from(stores).orderBy(stores.id);
  const openings = await db
    .select()
    .from(storeOpenings)
    .orderBy(storeOpenings.store_id, storeOpenings.order_type, storeOpenings.opens_at);
  return JSON.stringify([rows, openings]);
}

it("providers that look after the same stores at once leave what one leaves, and none fails", async () => {
  const { db } = provider;
  const one = await guest(provider);
  await taken(one.order([line({ goods_id: "tea", price: 300 })]));
  await maintainStores(db, NOON);
  const alone = await kept();
  await db.delete(storeOpenings);
  await db.update(stores).set({
    openings_key: null,
    openings_until: null,
    figures_at: null,
    sales: 0,
    score: 0,
    search_text: "",
    search_grams: [],
    name_grams: [],
    searched_by: null,
  });
  await Promise.all(Array.from({ length: 3 }, () => maintainStores(db, NOON)));
  // Whoever found a store in another's hands leaves it to the next half minute.
  await maintainStores(db, NOON);
  expect(await kept()).toBe(alone);
});

it("housekeeping at once with orders that come counts each order", async () => {
  const { db } = provider;
  const guests = await Promise.all(Array.from({ length: 3 }, () => guest(provider)));
  await db.update(stores).set({ figures_at: null, openings_key: null });
  await Promise.all([
    ...guests.map(async (one) => taken(one.order([line({ goods_id: "tea", price: 300 })]))),
    ...Array.from({ length: 3 }, () => updateFigures(db, NOON)),
    ...Array.from({ length: 3 }, () => updateOpenings(db, NOON)),
  ]);
  await maintainStores(db, new Date(NOON.getTime() + 1_000));
  const [diner] = await db.select({ sales: stores.sales }).from(stores).where(sql`${stores.id} = 'diner'`);
  expect(diner?.sales).toBe(await db.$count(orders));
  expect(await db.$count(stores, isNotNull(stores.openings_key))).toBe(STORES);
});

it("ends early when it is told to", async () => {
  const { db } = provider;
  await db.update(stores).set({ figures_at: null, openings_key: null });
  await maintainStores(db, NOON, AbortSignal.abort());
  expect(await db.$count(stores, isNotNull(stores.openings_key))).toBe(0);
});
