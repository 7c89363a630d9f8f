import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { endLease, takeLease } from "./lease.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
afterAll(() => database.close());

const take = (holder: string, name: string, span = 60_000) => takeLease(database.db, { name, holder, span });

it("is had by one of many that ask at once", async () => {
  const taken = await Promise.all(["a", "b", "c", "d"].map((holder) => take(holder, "one")));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it("is prolonged by its holder, and refused to others until it is ended", async () => {
  expect(await take("a", "two")).toBe(true);
  expect(await take("a", "two")).toBe(true);
  expect(await take("b", "two")).toBe(false);
  await endLease(database.db, { name: "two", holder: "b", span: 0 });
  expect(await take("b", "two")).toBe(false);
  await endLease(database.db, { name: "two", holder: "a", span: 0 });
  expect(await take("b", "two")).toBe(true);
});

it("of a holder that died passes on by itself", async () => {
  await take("dead", "three", 50);
  await wait(100);
  expect(await take("b", "three")).toBe(true);
});
