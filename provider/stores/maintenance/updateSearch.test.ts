import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeList } from "#contract/calls/storeLists.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores, storeTypes } from "#provider/db/tables/stores.ts";
import { words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { updateSearch } from "./maintainStores.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
  await provider.db.insert(storeTypes).values({ id: "ramen", name: words("ラーメン屋") });
  await provider.db.update(stores).set({ store_type: "ramen" }).where(eq(stores.id, "other"));
});
afterAll(() => provider.close());

/** The stores that hold the words, not those that come near. */
const found = async (keyword: string) => {
  const { is_near, items } = await taken(provider.call(storeList, { keyword }));
  return is_near === 1 ? [] : items.map(({ store_id }) => store_id).toSorted();
};

describe("what a store is searched by", () => {
  it("are its names, its kind's and its goods', in every language, and none of what was withdrawn", async () => {
    expect(await found("Store")).toEqual([]);
    expect(await updateSearch(provider.db)).toBe(3);
    expect(await found("store DINER (KO)")).toEqual(["diner"]);
    expect(await found("らーめん屋")).toEqual(["other"]);
    expect(await found("shoyu")).toEqual(["diner"]);
    expect(await found("oden (tw)")).toEqual(["cover"]);
    expect(await found("gone")).toEqual([]);
    expect(await updateSearch(provider.db)).toBe(0);
  });

  it("follows goods that are renamed, withdrawn and brought back, a store's own name, and its kind's", async () => {
    const { db } = provider;
    const change = (changes: Partial<typeof goods.$inferInsert>) =>
      db.update(goods).set(changes).where(eq(goods.id, "oden"));
    await change({ name: words("関東煮") });
    expect(await updateSearch(db)).toBe(1);
    expect([await found("関東"), await found("oden")]).toEqual([["cover"], []]);
    await change({ is_withdrawn: true });
    await updateSearch(db);
    expect(await found("関東")).toEqual([]);
    await change({ is_withdrawn: false });
    await db
      .update(stores)
      .set({ name: words("のれん") })
      .where(eq(stores.id, "cover"));
    await db.update(storeTypes).set({ name: words("そば処") });
    expect(await updateSearch(db)).toBe(2);
    expect([await found("ノレン"), await found("関東"), await found("そば")]).toEqual([
      ["cover"],
      ["cover"],
      ["other"],
    ]);
    expect(await found("ラーメン屋")).toEqual([]);
  });

  it("is not written once it was told to stop", async () => {
    await provider.db.update(stores).set({ searched_by: null });
    expect(await updateSearch(provider.db, AbortSignal.abort())).toBe(0);
    expect(await updateSearch(provider.db)).toBe(3);
  });
});
