import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { NOON, storeOf, words } from "#provider/testing/fixture.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { updateFigures } from "./updateFigures.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: NOON });
  await database.db
    .insert(members)
    .values({ uid: "someone", kind: "visitor", channel: "someone", created_at: NOON });
});
afterAll(() => database.close());
beforeEach(async () => {
  const { db } = database;
  for (const table of [orders, reviews, storeOpenings, stores]) await db.delete(table);
  await db.insert(stores).values([storeOf("one"), storeOf("other")]);
});

let numbers = 0;
const order = (total: number, changes: Partial<typeof orders.$inferInsert> = {}) => {
  numbers += 1;
  return database.db.insert(orders).values({
    order_no: `order-${numbers}`,
    uid: "someone",
    store_id: "one",
    order_type: OrderType.dineIn,
    call_number: "1",
    bill: {} as typeof orders.$inferInsert.bill,
    people: 1,
    total,
    placed_at: NOON,
    ...changes,
  });
};
const review = (star: number, created_at = NOON) => {
  numbers += 1;
  return database.db
    .insert(reviews)
    .values({ id: `r-${numbers}`, store_id: "one", author: "A", star, content: words("."), created_at });
};
const keep = (after = 0) => updateFigures(database.db, later(after));
async function figures(id = "one") {
  const [row] = await database.db.select().from(stores).where(eq(stores.id, id));
  if (row === undefined) throw new Error(`No store ${id}`);
  const { rating, review_count, sales, per_person_price, score } = row;
  return { rating, review_count, sales, per_person_price, score };
}

describe("the figures that lists sort by", () => {
  it("are the average to one decimal of all stars, and their number", async () => {
    for (const star of [5, 4, 4]) await review(star);
    await keep();
    expect(await figures()).toMatchObject({ rating: 4.3, review_count: 3 });
    expect(await figures("other")).toMatchObject({ rating: 0, review_count: 0, sales: 0 });
  });

  it("count the orders of thirty days that were not cancelled, and those taken elsewhere", async () => {
    await database.db.update(stores).set({ sales_elsewhere: 40 });
    await order(500);
    await order(500, { order_status: OrderStatus.completed, placed_at: later(-29 * DAY) });
    await order(500, { order_status: OrderStatus.canceled, cancelled_at: NOON });
    await order(500, { placed_at: later(-30 * DAY) });
    await keep();
    expect((await figures()).sales).toBe(42);
    expect((await figures("other")).sales).toBe(40);
  });

  it("reckon what one person spends once five have ordered; until then it is what the store says", async () => {
    await database.db.update(stores).set({ stated_price: 1_500 });
    for (const people of [2, 2, 0, 1]) await order(1_000, { people });
    await keep();
    expect((await figures()).per_person_price).toBe(1_500);
    await order(3_001, { people: 3, placed_at: later(MINUTE) });
    await keep(2 * MINUTE);
    // 7,001 yen by nine people: an order without a number of people is one person's.
    expect((await figures()).per_person_price).toBe(778);
    await database.db.update(stores).set({ stated_price: null }).where(eq(stores.id, "other"));
    await keep(2 * DAY);
    expect((await figures("other")).per_person_price).toBeNull();
  });

  it("weigh stars most: many good reviews go before one, orders before none, bad stars behind no stars", async () => {
    await keep();
    const none = (await figures()).score;
    expect(none).toBe(7);
    await review(5);
    await keep(DAY + MINUTE);
    const one = (await figures()).score;
    for (let count = 0; count < 9; count += 1) await review(5);
    await keep(3 * DAY);
    const ten = (await figures()).score;
    expect([none < one, one < ten]).toEqual([true, true]);
    await order(500, { placed_at: later(4 * DAY) });
    await keep(5 * DAY);
    expect((await figures()).score).toBeGreaterThan(ten);
    await database.db.update(reviews).set({ star: 1 });
    await keep(7 * DAY);
    expect((await figures()).score).toBeLessThan(none);
  });
});

describe("keeping them", () => {
  it("follows an order, its cancelling and a review within a minute, of the store alone that they are of", async () => {
    await keep();
    await order(500, { order_no: "first", placed_at: later(MINUTE) });
    expect(await keep(2 * MINUTE)).toBe(0);
    expect((await figures()).sales).toBe(1);
    await database.db
      .update(orders)
      .set({ order_status: OrderStatus.canceled, cancelled_at: later(10 * MINUTE) })
      .where(eq(orders.order_no, "first"));
    await keep(11 * MINUTE);
    expect((await figures()).sales).toBe(0);
    await review(5, later(20 * MINUTE));
    await keep(21 * MINUTE);
    expect((await figures()).rating).toBe(5);
    const [other] = await database.db.select().from(stores).where(eq(stores.id, "other"));
    expect(other?.figures_at).toEqual(NOON);
  });

  it("sees an order whose transaction ended after the count that it began before", async () => {
    await keep();
    await order(500, { placed_at: later(-30_000) });
    await keep(30_000);
    expect((await figures()).sales).toBe(1);
  });

  it("comes to every store once a day, and lets what is older than thirty days go", async () => {
    for (let count = 0; count < 5; count += 1) await order(2_000);
    expect(await keep()).toBe(2);
    expect(await figures()).toMatchObject({ sales: 5, per_person_price: 2_000 });
    expect(await keep(DAY)).toBe(0);
    expect(await keep(DAY + 1)).toBe(2);
    expect((await figures()).sales).toBe(5);
    await keep(30 * DAY);
    expect(await figures()).toMatchObject({ sales: 0, per_person_price: null, score: 7 });
  });

  it("does nothing where nothing happened, and takes a hundred stores at a time", async () => {
    await database.db.insert(stores).values(Array.from({ length: 99 }, (_, index) => storeOf(`s${index}`)));
    expect([await keep(), await keep(), await keep()]).toEqual([100, 1, 0]);
  });
});
