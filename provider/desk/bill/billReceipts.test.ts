import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPrinter, orderPapers, type PrinterFacts } from "#contract/calls/desk/printers.ts";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { printJobs } from "#provider/db/tables/printing.ts";
import { billReceipts } from "#provider/db/tables/receipts.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { renderPicture } from "#provider/printing/render.ts";
import { type BillDesk, billDesk } from "#provider/testing/billDesk.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });

let provider: Planted;
let desk: BillDesk;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  await provider.openLimits();
  desk = await billDesk(provider);
  const registration_number = "T1234567890123";
  await provider.db.update(stores).set({ registration_number }).where(eq(stores.id, "diner"));
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  one = await guest(provider);
});
afterAll(() => provider.close());

const place = async (lines = [tea]) => (await taken(one.order(lines))).order_no;

async function made(payment_id: string, more = {}) {
  const answer = await desk.receipt(payment_id, more);
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer;
}
async function pageOf(url: string): Promise<string> {
  const { pathname, search } = new URL(url);
  return (await desk.get(`${pathname}${search}`)).text();
}
const plain = (page: string) => page.replace(/<(script|style)[^]*?<\/\1>/g, "").replace(/<[^>]*>|\s+/g, " ");

describe("the receipt of a part", () => {
  it("is numbered, of what was received, with its share of the tax, and as an invoice asks", async () => {
    await place([line({ goods_id: "tea", price: 300, number: 3 })]);
    const first = await desk.take(500);
    const second = await desk.take(400, { pay_type: PayType.card });
    const receipts = [
      await made(first.payment_id, { title: "  株式会社 山田\n" }),
      await made(second.payment_id),
    ];
    const [one_, two] = receipts.map(({ receipt_no }) => Number(receipt_no.slice(5)));
    expect(two).toBe((one_ ?? 0) + 1);
    const rows = await provider.db.select().from(billReceipts);
    const taxes = rows.map(({ content }) => content.bill.taxes);
    // ¥81 are in ¥900.
    expect(taxes).toEqual([[{ rate: 10, taxable: 500, tax: 45 }], [{ rate: 10, taxable: 400, tax: 36 }]]);
    const page = plain(await pageOf(receipts[0]?.url ?? ""));
    for (const told of [
      "株式会社 山田 様",
      "¥500",
      "¥900",
      "T1234567890123",
      "T1",
      "tea",
      "2026年11月21日",
      "現金",
    ])
      expect(page).toContain(told);
  });

  it("made out again is a copy with the same number, and void once the part is reversed", async () => {
    await place();
    const { payment_id } = await desk.take(100);
    const first = await made(payment_id);
    const second = await made(payment_id);
    expect(second).toMatchObject({ receipt_no: first.receipt_no, is_copy: true });
    expect(plain(await pageOf(second.url))).toContain("再発行");
    expect((await desk.bill()).parts[0]?.receipt_no).toBe(first.receipt_no);
    await desk.reverse(payment_id);
    expect(await desk.receipt(payment_id)).toEqual({ refusal: "reversed" });
    expect(await pageOf(first.url)).toContain('class="void"');
  });

  it("of chosen lines names just those", async () => {
    await place([line({ goods_id: "tea", price: 300, number: 2 }), line({ goods_id: "beer", price: 600 })]);
    const [order] = (await desk.bill()).orders;
    const chosen = order?.lines.find(({ name }) => name === "tea");
    const { payment_id } = await desk.take(300, { lines: [{ line_id: chosen?.line_id ?? "", number: 1 }] });
    const page = plain(await pageOf((await made(payment_id)).url));
    expect(page).toContain("tea");
    expect(page).not.toContain("beer");
  });

  it("and an order's own are not both made out for the same money", async () => {
    const ask = (order_no: string) => one.send(orderInvoice, { order_no, kind: 2, companyName: "山田" });
    const first = await place();
    const { payment_id } = await desk.take(300);
    await made(payment_id);
    expect((await ask(first)).code).toBe(Code.receiptAlreadyPrinted);
    await provider.freeTables();
    const second = await place();
    const other = await desk.take(300);
    expect((await ask(second)).code).toBe(Code.receiptConfirmed);
    expect(await desk.receipt(other.payment_id)).toEqual({ refusal: "order_receipt" });
  });

  it("comes out of the store's printer of bills, where there is one", async () => {
    await place();
    const { payment_id } = await desk.take(100);
    expect(await made(payment_id, { prints: true })).toMatchObject({ is_printed: false });
    const facts: PrinterFacts = {
      name: "Counter",
      language: "ja",
      columns: 48,
      stations: null,
      prints_tickets: false,
      prints_bills: true,
    };
    await desk.given(addPrinter, { store_id: "diner", kind: "star", facts });
    expect(await made(payment_id, { prints: true })).toMatchObject({ is_printed: true });
    const [job] = await provider.db.select().from(printJobs).where(eq(printJobs.kind, "receipt"));
    for (const told of ["¥100", "再発行", "T1234567890123"]) expect(job?.source).toContain(told);
    expect(renderPicture(job?.source ?? "", { language: "ja", columns: 48 })).toContain("<svg");
    expect(await desk.send(orderPapers, { store_id: "diner", order_no: "none", kind: "bill" })).toBe("gone");
  });

  it("is nobody's to make out of another store's part", async () => {
    await place();
    const { payment_id } = await desk.take(100);
    const other = await billDesk(provider, "other-T1", "other");
    await expect(other.receipt(payment_id)).rejects.toThrow("gone");
    await expect(other.reverse(payment_id)).rejects.toThrow("gone");
  });
});
