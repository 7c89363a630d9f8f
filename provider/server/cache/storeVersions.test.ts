import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { goods } from "#provider/db/tables/goods.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { storeChanges } from "#provider/db/tables/storeChanges.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { createLog } from "#provider/operations/log.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { type ChangeNotices, storeVersions } from "./storeVersions.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: true, now: NOON });
});
afterAll(() => database.close());

const log = createLog("silent");
const versions = (notices: ChangeNotices | null = null) => storeVersions(database.db, notices, log);
const price = (value: number) =>
  database.db.update(goods).set({ price: value }).where(eq(goods.id, "ramen-shoyu"));

describe("a store's version", () => {
  it("is unknown until the first look, and moves with the store's goods and with nothing else of others", async () => {
    const known = versions();
    expect(await known.of("ramen")).toBeNull();
    await known.refresh();
    const [ramen, cafe, all] = [await known.of("ramen"), await known.of("cafe"), await known.of(null)];
    expect(ramen).not.toBeNull();
    await known.refresh();
    expect(await known.of("ramen")).toBe(ramen);

    await price(1_234);
    await known.refresh();
    expect(await known.of("ramen")).not.toBe(ramen);
    expect(await known.of(null)).not.toBe(all);
    expect(await known.of("cafe")).toBe(cafe);
  });

  it("moves with hours and pauses, and every store's with the tax", async () => {
    const known = versions();
    await known.refresh();
    const first = await known.of("cafe");
    await database.db.update(stores).set({ paused_until: NOON }).where(eq(stores.id, "cafe"));
    await known.refresh();
    const second = await known.of("cafe");
    expect(second).not.toBe(first);
    await database.db
      .insert(taxRates)
      .values({ tax_class: "food", order_type: 1, valid_from: new Date("2030-01-01"), rate: 12 });
    await known.refresh();
    expect(await known.of("cafe")).not.toBe(second);
  });

  it("stays where a statement writes what is there already", async () => {
    const known = versions();
    await known.refresh();
    const first = await known.of("ramen");
    await database.db.update(goods).set({ is_sold_out: false }).where(eq(goods.id, "ramen-shoyu"));
    await known.refresh();
    expect(await known.of("ramen")).toBe(first);
  });

  it("does not move for what is undone", async () => {
    const known = versions();
    await known.refresh();
    const first = await known.of("ramen");
    const undone = database.db.transaction(async (transaction) => {
      await transaction.update(goods).set({ price: 9_999 }).where(eq(goods.id, "ramen-shoyu"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await known.refresh();
    expect(await known.of("ramen")).toBe(first);
  });

  it("moves once for a change, however often that is seen again", async () => {
    const known = versions();
    await known.refresh();
    await price(1_111);
    await known.refresh();
    const moved = await known.of("ramen");
    for (let round = 0; round < 3; round += 1) await known.refresh();
    expect(await known.of("ramen")).toBe(moved);
  });

  it("is unknown again where nobody could look for five seconds", async () => {
    const known = versions();
    await known.refresh();
    expect(await known.of("ramen")).not.toBeNull();
    const before = await known.of("ramen");
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_001);
    expect(await known.of("ramen")).toBeNull();
    // Rows of changes are cleared by age: what was made before a gap is not used after it.
    await known.refresh();
    expect(await known.of("ramen")).not.toBe(before);
    vi.restoreAllMocks();
  });

  it("is told to the other processes where something has changed, and to nobody otherwise", async () => {
    const notified = vi.fn<ChangeNotices["notify"]>(() => Promise.resolve());
    const known = versions({ notify: notified, listen: () => undefined, close: () => Promise.resolve() });
    await known.refresh();
    await known.announce();
    expect(notified).not.toHaveBeenCalled();
    await price(1_500);
    await known.announce();
    expect(notified).toHaveBeenCalledOnce();
  });

  it("keeps no more rows than changes: those of a statement are one for each store", async () => {
    const before = await database.db.$count(storeChanges);
    await database.db.update(goods).set({ position: 7 });
    const [{ count = 0 } = {}] = [{ count: (await database.db.$count(storeChanges)) - before }];
    const sellers = await database.db.selectDistinct({ id: goods.store_id }).from(goods);
    expect(count).toBe(sellers.length);
  });
});
