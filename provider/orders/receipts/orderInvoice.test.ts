import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import * as Code from "#contract/codes.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: Guest;
let ask: ReturnType<typeof receiptsOf>["ask"];
let make: ReturnType<typeof receiptsOf>["make"];
let desk: ReturnType<typeof receiptsOf>["desk"];
const tea = line({ goods_id: "tea", price: 300 });
const mail = { kind: 1, email: "hanako@example.com" } as const;

const placed = async (who = one) => (await taken(who.order([tea]))).order_no;
async function paid(who = one): Promise<string> {
  const order_no = await placed(who);
  await desk(order_no, "accept", "pay_cash");
  return order_no;
}
const lastMail = async () =>
  (await provider.db.select().from(mails)).toSorted((a, b) => +b.created_at - +a.created_at)[0];
const copies = (allows_receipt_copy: boolean) =>
  provider.db.update(stores).set({ allows_receipt_copy }).where(eq(stores.id, "diner"));

beforeAll(async () => {
  provider = await planted();
  ({ ask, make, desk } = receiptsOf(provider));
});
beforeEach(async () => {
  provider.clock.advance(1_000);
  await provider.freeTables();
  await provider.db.delete(receipts);
  await provider.db.delete(mails);
  await copies(true);
  one = await guest(provider);
});
afterAll(() => provider.close());

describe("a receipt", () => {
  it("is made out to whom the customer names, answered with 1001, with a page to print", async () => {
    const order_no = await paid();
    const reply = await ask(one, order_no, { companyName: "  株式会社　のれん " });
    expect(reply.code).toBe(Code.receiptConfirmed);
    expect(reply.data).toMatchObject({
      order_no,
      title: "株式会社 のれん",
      is_copy: 0,
      sent_to: null,
      bill: { total: 300, taxes: [{ rate: 10, taxable: 300, tax: 27 }] },
      lines: [{ name: "tea", number: 1, unit_price: 300, line_total: 300, tax_rate: 10, is_reduced: 0 }],
    });
    expect(reply.data.receipt_no).toMatch(/^2026-\d{6}$/);
    expect(reply.data.print_url).toMatch(/^http:\/\/provider\.test\/receipt\/[\w-]{32}\?language=ja$/);
  });

  it("goes by mail in the customer's language, in both forms, with its page", async () => {
    const reader = await guest(provider, "diner-T1", "en");
    const receipt = await make(reader, await paid(reader), { ...mail, companyName: "ACME <b>&" });
    expect(receipt).toMatchObject({ sent_to: "hanako@example.com", print_url: null });
    const sent = await lastMail();
    expect(sent).toMatchObject({
      recipient: "hanako@example.com",
      subject: `Store diner (en): your receipt (${receipt.receipt_no})`,
    });
    expect(sent?.text).toContain("ACME <b>& 様");
    expect(sent?.text).toContain("Amount received (incl. tax) / 領収金額（税込）: ¥300");
    expect(sent?.html).toContain("ACME &lt;b&gt;&amp; 様");
    expect(sent?.html).not.toContain("<b>");
    // Nobody is sent a link to a host that only the request names.
    for (const body of [sent?.text, sent?.html]) {
      expect(body).toMatch(/http:\/\/[\w.]+:\d+\/receipt\/[\w-]{32}\?language=en/);
      expect(body).not.toContain("provider.test");
    }
  });

  it("again is a copy that says so, with the number that it has", async () => {
    const order_no = await paid();
    const [first, again] = [await make(one, order_no), await make(one, order_no, mail)];
    expect(again).toMatchObject({ receipt_no: first.receipt_no, is_copy: 1 });
    expect((await lastMail())?.text).toContain("再発行");
    const pages = (await provider.db.select().from(receipts)).map(({ page_key }) => page_key);
    expect(new Set(pages).size).toBe(2);
  });

  it("is no second one where an answer was lost and the request is repeated", async () => {
    const request = { order_no: await paid(), kind: 2, companyName: "A" } as const;
    const send = () => one.send(orderInvoice, request, { key: "receipt-0123456789" });
    expect(await send()).toEqual(await send());
    expect(await provider.db.select().from(receipts)).toHaveLength(1);
  });

  it("says what it said, whatever the store changes later", async () => {
    const { receipt_no } = await make(one, await paid());
    await provider.db.update(stores).set({ phone: "0000000000" }).where(eq(stores.id, "diner"));
    const [row] = await provider.db.select().from(receipts).where(eq(receipts.receipt_no, receipt_no));
    expect(row?.content.issuer_phone).toBe("0312345678");
  });
});

describe("is refused", () => {
  it("with 420 without a title, whatever blank it is made of", async () => {
    const order_no = await paid();
    for (const companyName of ["", "  ", "　", "\u200b\u202e", "\r\n\t"])
      expect((await ask(one, order_no, { companyName })).code).toBe(Code.companyNameMissing);
  });

  it("with 114 by mail without an address, or with more than one", async () => {
    const order_no = await paid();
    const bad = ["no address", "a@b", "a@b.test,c@d.test", "a@b.test\r\nBcc: c@d.test", "a b@c.test", ""];
    for (const email of [undefined, ...bad]) {
      const reply = await ask(one, order_no, { kind: 1, ...(email !== undefined && { email }) });
      expect([email, reply.code]).toEqual([email, Code.missingParameter]);
      expect(reply.data).toEqual({ fields: ["email"] });
    }
    expect(await lastMail()).toBeUndefined();
  });

  it("with 424 for another's order, at the same table too, and 412 for none", async () => {
    const order_no = await paid();
    for (const other of [await guest(provider), await guest(provider, "cover-T1")])
      expect((await ask(other, order_no)).code).toBe(Code.noPermission);
    expect((await ask(one, "261121-0000000000")).code).toBe(Code.orderMissing);
    expect((await provider.call(orderInvoice, { order_no, kind: 2, companyName: "A" })).code).toBe(
      Code.notSignedIn,
    );
  });

  it("with 424 before it is paid, and once the money went back", async () => {
    const order_no = await placed();
    expect((await ask(one, order_no)).code).toBe(Code.noPermission);
    await desk(order_no, "accept", "pay_cash");
    expect((await ask(one, order_no)).code).toBe(Code.receiptConfirmed);
    await desk(order_no, "refund");
    expect((await ask(one, order_no)).code).toBe(Code.noPermission);
  });

  it("with 418 the second time where the store allows no copy", async () => {
    await copies(false);
    const order_no = await paid();
    expect((await ask(one, order_no)).code).toBe(Code.receiptConfirmed);
    expect((await ask(one, order_no, mail)).code).toBe(Code.receiptAlreadyPrinted);
    expect(await lastMail()).toBeUndefined();
  });

  it("but not where the mail that brought it was given up", async () => {
    await copies(false);
    const order_no = await paid();
    const first = await make(one, order_no, mail);
    expect((await ask(one, order_no, mail)).code).toBe(Code.receiptAlreadyPrinted);
    await provider.db.update(mails).set({ due_at: null, failure: "EENVELOPE 550" });
    expect(await make(one, order_no)).toMatchObject({ is_copy: 0, receipt_no: first.receipt_no });
  });

  it("with 419 by mail while mail gets to nobody; it can be printed", async () => {
    const order_no = await paid();
    for (const name of ["a", "b", "c"])
      await provider.db.insert(mails).values({
        id: name,
        recipient: `${name}@b.test`,
        subject: "S",
        text: "T",
        html: "H",
        created_at: provider.parts.clock(),
        due_at: provider.parts.clock(),
        tries: 3,
      });
    expect((await ask(one, order_no, mail)).code).toBe(Code.printFailed);
    expect((await ask(one, order_no)).code).toBe(Code.receiptConfirmed);
  });

  it("by mail the sixth time in a day: our server fills nobody's mailbox", async () => {
    const order_no = await paid();
    for (let index = 0; index < 5; index += 1) await make(one, order_no, mail);
    expect((await ask(one, order_no, mail)).code).toBe(Code.tooManyRequests);
    expect((await ask(one, order_no)).code).toBe(Code.receiptConfirmed);
  });
});
