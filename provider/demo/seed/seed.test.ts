import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goods } from "#provider/db/tables/goods.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { storeOf } from "#provider/testing/fixture.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { allStores } from "./stores/allStores.ts";
import { seedIds } from "./ids.ts";
import { missingOfDemo, seed } from "./seed.ts";

const now = new Date("2026-11-21T03:00:00Z");
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now });
});
afterAll(async () => {
  await database.close();
});

describe("seeding", () => {
  it("knows how many stores a demo of an older version lacks, and that an operator's own database lacks none", async () => {
    const { db } = database;
    expect(await missingOfDemo(db)).toBe(0);
    const rolledBack = new Error("rolled back");
    const filled = db.transaction(async (transaction) => {
      await transaction.insert(stores).values(storeOf("an-operators-own"));
      expect(await missingOfDemo(transaction)).toBe(0);
      await transaction.insert(stores).values(storeOf(seedIds.ramen));
      expect(await missingOfDemo(transaction)).toBe(allStores.length - 1);
      throw rolledBack;
    });
    await expect(filled).rejects.toBe(rolledBack);
  });

  it("fills an empty database, and leaves a filled one as it is", async () => {
    const { db } = database;
    await seed(db, now);
    expect(await missingOfDemo(db)).toBe(0);
    await db.update(stores).set({ phone: "changed" }).where(eq(stores.id, seedIds.ramen));
    await seed(db, now);
    const rows = await db.select({ id: stores.id, phone: stores.phone }).from(stores);
    expect(rows).toHaveLength(allStores.length);
    expect(rows.find(({ id }) => id === seedIds.ramen)?.phone).toBe("changed");
    const [stress] = await db
      .select({ count: count() })
      .from(goods)
      .where(eq(goods.store_id, seedIds.stress));
    expect(stress?.count).toBe(2000);
  });

  it("knows the tax of the day: food 10 % eaten in, 8 % taken away or delivered; alcohol and goods 10 %", async () => {
    const rows = await database.db.select().from(taxRates);
    const rateOf = (tax_class: string, order_type: number) =>
      rows
        .filter(
          (row) => row.tax_class === tax_class && row.order_type === order_type && row.valid_from <= now,
        )
        .toSorted((a, b) => b.valid_from.getTime() - a.valid_from.getTime())[0]?.rate;
    expect([1, 2, 3, 4].map((type) => rateOf("food", type))).toEqual([10, 8, 8, 8]);
    expect([1, 2, 3, 4].map((type) => rateOf("alcohol", type))).toEqual([10, 10, 10, 10]);
    expect([1, 2, 3, 4].map((type) => rateOf("goods", type))).toEqual([10, 10, 10, 10]);
  });
});
