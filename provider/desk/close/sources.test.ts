import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { allEntries } from "./sources.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

it("what a close counts is read along indexes of the store, from its moment on, whatever came before", async () => {
  const plan = await provider.db.transaction(async (db) => {
    // Of tables as small as these all of them is read as soon.
    await db.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await db.execute(sql`explain ${allEntries({ store_id: "diner", since: NOON })}`));
  });
  for (const index of [
    "payments_paid",
    "payments_back",
    "bill_payments_taken",
    "bill_payments_reversed",
    "orders_paid",
    "orders_refunded",
    "orders_just_cancelled",
    "use_tickets_confirmed",
    "use_tickets_reversed",
  ])
    expect(plan).toContain(` ${index} `);
  expect(plan).not.toMatch(/Seq Scan/);
});
