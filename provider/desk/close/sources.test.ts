import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "#provider/db/tables/orders.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { allEntries } from "./sources.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

it("what a close counts is read along indexes of the store, from its moment on, whatever came before", async () => {
  // Of a table without statistics any index of the store is as good.
  const { order_no } = await taken((await guest(provider)).order([line({ goods_id: "tea", price: 300 })]));
  const [order] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined) throw new Error("The order is gone");
  const copies = Array.from({ length: 500 }, (_, index) => ({ ...order, order_no: `COPY${index}` }));
  await provider.db.insert(orders).values(copies);
  await provider.db.execute(sql`analyze orders`);
  const plan = await provider.db.transaction(async (db) => {
    // Of tables as small as these all of them is read as soon, and any index of the store is as good as another.
    await db.execute(sql`set local enable_seqscan = off`);
    await db.execute(
      sql`drop index orders_found, orders_found_end, orders_store, orders_shipped_by, use_tickets_store`,
    );
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
