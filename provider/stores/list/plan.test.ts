import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoreFilter } from "#contract/storeSummary.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { manyStores } from "#provider/testing/manyStores.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";
import { chosenBy } from "./chosenBy.ts";
import { sortRings } from "./sortRings.ts";
import { ringQuery } from "./storePage.ts";

const TOKYO = { latitude: 35.69, longitude: 139.7 };
let provider: Planted;

beforeAll(async () => {
  provider = await planted();
  await manyStores(provider.db, "diner", 20_000);
}, 120_000);
afterAll(async () => {
  await provider.close();
});

/** The plan of a list's first ring. */
async function planOf(sort: 1 | 2 | 3 | 4 | 5 | 6, filter: StoreFilter): Promise<string> {
  const { db } = provider;
  const listing = { name: "", where: chosenBy(filter, TOKYO, NOON), ...sortRings(sort, TOKYO) };
  const query = ringQuery(db, listing, { part: listing.rings[0], after: null }, 21);
  const plan: unknown = await db.execute(sql`explain ${query.getSQL()}`);
  return JSON.stringify(plan);
}

describe("with 20,000 stores", () => {
  it.each([
    ["nothing more", {}],
    ["a kind", { store_type: "kind-3" }],
    ["those open now", { is_open: 1 }],
    ["a way of ordering and a price", { order_type: 3, max_price: 1000 }],
  ] as const)("a list by distance with %s looks into an index", async (_, filter) => {
    const plan = await planOf(2, filter);
    expect(plan).toMatch(/Index.*Scan/);
    expect(plan).not.toMatch(/Seq Scan on stores/);
  });

  it.each([1, 3, 4, 5, 6] as const)("sorting by %i goes along its index", async (sort) => {
    const plan = await planOf(sort, { order_type: 1 });
    expect(plan).toMatch(/Index Scan using stores_by_/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  it("a rare word is looked up, not searched for", async () => {
    expect(await planOf(1, { keyword: "らーめん" })).toMatch(/Bitmap Index Scan on stores_grams/);
  });
});
