import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let order_no: string;
beforeAll(async () => {
  provider = await planted();
  const one = await guest(provider);
  ({ order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })])));
});
afterAll(() => provider.close());

const begin = (trans_id: string, changes: Partial<typeof payments.$inferInsert> = {}) => {
  const now = provider.parts.clock();
  return provider.db.insert(payments).values({
    store_id: "diner",
    trans_id,
    order_no,
    uid: "someone",
    amount: 300,
    pay_type: PayType.payPay,
    state: "failed",
    gateway_ref: `gateway ${trans_id}`,
    created_at: now,
    updated_at: now,
    ...changes,
  });
};
const say = (trans_id: string, state: "paid" | "failed") =>
  provider.db.update(payments).set({ state }).where(eq(payments.trans_id, trans_id));
const write = (change: Partial<typeof orders.$inferInsert>) =>
  provider.db.update(orders).set(change).where(eq(orders.order_no, order_no));

/** What is marked, and that it is what the books say. */
async function marked(): Promise<string[]> {
  const due = sql<boolean>`not ${payments.is_part} and (${orders.pay_status} = 3 or ${orders.trans_id} is null
    or ${orders.trans_id} <> ${payments.trans_id})`;
  const rows = await provider.db
    .select({ trans_id: payments.trans_id, is_to_return: payments.is_to_return, due })
    .from(payments)
    .innerJoin(orders, eq(orders.order_no, payments.order_no))
    .orderBy(payments.trans_id);
  for (const row of rows) expect(row.is_to_return).toBe(row.due);
  return rows.flatMap(({ trans_id, is_to_return }) => (is_to_return ? [trans_id] : []));
}

it("what an order's payments do once they are paid is known whichever is written first", async () => {
  await begin("first");
  expect(await marked()).toEqual(["first"]);
  await write({ trans_id: "first" });
  await say("first", "paid");
  await write({ pay_status: PayStatus.paid });
  expect(await marked()).toEqual([]);
  await begin("second", { state: "paid" });
  await begin("a part", { state: "paid", is_part: true });
  expect(await marked()).toEqual(["second"]);
  await write({ trans_id: "second" });
  expect(await marked()).toEqual(["first"]);
  await write({ pay_status: PayStatus.refunded });
  expect(await marked()).toEqual(["first", "second"]);
  await write({ pay_status: PayStatus.refundFailed });
  expect(await marked()).toEqual(["first"]);
  await write({ trans_id: null });
  expect(await marked()).toEqual(["first", "second"]);
});
