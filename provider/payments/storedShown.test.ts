import { afterAll, beforeAll, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { payOrder } from "#contract/calls/order.ts";
import { PayType } from "#contract/enumerations.ts";
import { members } from "#provider/db/tables/members.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises, receiptsOf } from "#provider/testing/offPremisesGuest.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
});
afterAll(() => provider.close());

it("the desk collects what balances left, and the receipt says what they paid", async () => {
  const desk = await deskOf(provider);
  const one = await offPremisesGuest(provider);
  await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
  const id = await holdingsOf(provider, one.uid).voucher(1_000);
  const { order_no } = await taken(one.collect([line({ goods_id: "tea", price: 300, number: 2 })]));
  await taken(
    one.send(payOrder, { order_no, pay_type: PayType.cash, stored_value: [{ kind: 2, id, amount: 350 }] }),
  );
  expect(await desk.ticket(order_no)).toMatchObject({ total: 600, stored_total: 350, left_to_pay: 250 });

  const receipts = receiptsOf(provider);
  await receipts.desk(order_no, "accept", "ready", "pay_cash");
  const { print_url } = await receipts.make(one, order_no);
  const page = await provider.app.fetch(new Request(print_url ?? ""), { address: "192.0.2.1" });
  const text = await page.text();
  expect(text).toContain("うち残高でのお支払い");
  expect(text).toContain("¥350");
});
