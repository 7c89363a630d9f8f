import { expect, it } from "vitest";
import { mails, receipts } from "#provider/db/tables/receipts.ts";
import { guest, line, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";
import { forgetMails } from "./receiptMail.ts";

it("a deleted member's receipts are kept, and nobody's address with them", async () => {
  const provider = await planted();
  const { desk, make } = receiptsOf(provider);
  const [leaving, staying] = [await guest(provider), await guest(provider)];
  for (const [one, email] of [
    [leaving, "gone@example.com"],
    [staying, "here@example.com"],
  ] as const) {
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    await desk(order_no, "accept", "pay_cash");
    await make(one, order_no, { kind: 1, email });
  }
  await provider.mailOutbox.drain();
  // An address is whatever somebody typed: it is no proof that what went there was theirs.
  await forgetMails(provider.db, { uid: leaving.uid, email: "here@example.com" });
  const kept = JSON.stringify([
    await provider.db.select().from(mails),
    await provider.db.select().from(receipts),
  ]);
  expect(kept).not.toContain("gone@example.com");
  expect(await provider.db.select().from(mails)).toMatchObject([{ recipient: "here@example.com" }]);
  expect(await provider.db.select().from(receipts)).toHaveLength(2);
  await provider.close();
});
