import { strFromU8, unzipSync } from "fflate";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { ORDER_FILES } from "#contract/calls/desk/find.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { type BoardDesk, boardDesk, eatenOrder } from "#provider/testing/deskVisit.ts";
import { guest, line, planted, type Planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let desk: BoardDesk;
let eaten: string;
let collected: string;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  desk = await boardDesk(provider);
  eaten = await eatenOrder(provider, desk, await guest(provider));
  const one = await offPremisesGuest(provider);
  ({ order_no: collected } = await taken(one.collect([line({ goods_id: "curry", price: 765 })])));
  // As somebody who means harm would call themselves.
  const contact_name = '=HYPERLINK("http://x","<山田>")';
  await provider.db.update(orders).set({ contact_name }).where(eq(orders.order_no, collected));
});
afterAll(() => provider.close());

const ask = (path: string, query: Readonly<Record<string, string>> = {}, cookie = desk.cookie) =>
  desk.get(`${path}?${new URLSearchParams({ store_id: "diner", ...query })}`, { cookie });

describe("a file of what was found", () => {
  it("as CSV: a line an order, the newest first, with its taxes, and no formula", async () => {
    const answer = await ask(ORDER_FILES.csv);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/filename="orders-2026-11-21\.csv"/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [head = "", ...lines] = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
    expect(head).toMatch(
      /^注文番号,お呼び出し番号,注文日時,.*,8%対象額（税込）,内消費税 8%,10%対象額（税込）,内消費税 10%$/,
    );
    expect(lines.map((each) => each.split(",")[0])).toEqual([collected, eaten]);
    expect(lines[0]).toContain(`,"'=HYPERLINK(""http://x"",""<山田>"")",'+819012345678,`);
    expect(lines[0]).toMatch(/,765,0,0,765,56,0,0$/);
    expect(lines[1]).toMatch(
      /,2026-11-21 12:00:00,店内,T1,1,,,会計済み,支払い済み,レジで現金,300,0,0,0,300,0,0,0,0,300,27$/,
    );
  });

  it("for spreadsheets: the same cells, amounts as numbers, moments as such, words as words", async () => {
    const answer = await ask(ORDER_FILES.xlsx);
    expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = ""]) => row);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('=HYPERLINK("http://x","&lt;山田&gt;")</t>');
    expect(rows[2]).toContain('<c s="1"><v>300</v></c>');
    // Noon of 21 November 2026, as spreadsheets count.
    expect(rows[2]).toContain('<c s="2"><v>46347.5</v></c>');
    expect(sheet).not.toContain("<f>");
  });

  it("holds what was asked for, and every page of it", async () => {
    const [template] = await provider.db.select().from(orders).where(eq(orders.order_no, eaten));
    if (template === undefined) throw new Error("Nothing was placed");
    const copies = Array.from({ length: 1_200 }, (_, index) => ({
      ...template,
      order_no: `261121-COPY${String(index).padStart(6, "0")}`,
      total: 4_321,
    }));
    // A statement takes no more values than 65,535.
    for (let from = 0; from < copies.length; from += 400)
      await provider.db.insert(orders).values(copies.slice(from, from + 400));
    const text = await (await ask(ORDER_FILES.csv, { text: "4321", to: "", order_type: "1" })).text();
    expect(new Set(text.trimEnd().split("\r\n")).size).toBe(1_201);
    await provider.db.delete(orders).where(eq(orders.total, 4_321));
  });

  it("is for who may read the log, hides customers from who does not work with them, and stands in it", async () => {
    expect((await ask(ORDER_FILES.csv, {}, await desk.as("floor"))).status).toBe(403);
    expect((await ask(ORDER_FILES.csv, {}, "")).status).toBe(403);
    expect((await ask(ORDER_FILES.csv, { store_id: "none" })).status).toBe(403);
    expect((await ask(ORDER_FILES.xlsx, { from: "yesterday" })).status).toBe(400);
    const query = { text: "山", state: "completed" };
    const text = await (await ask(ORDER_FILES.csv, {}, await desk.as("accounts"))).text();
    expect(text).toContain("…78");
    expect(text).not.toMatch(/山田|819012345678/);
    await ask(ORDER_FILES.xlsx, query);
    const { items } = await desk.given(auditLog, { did: "orders.export" });
    expect(items[0]).toMatchObject({
      subject: "diner",
      who: { role: "owner" },
      after: { file: "xlsx", text: "*", state: "completed" },
    });
    expect(items.find(({ who }) => who?.role === "accounts")?.after).toEqual({ file: "csv" });
  });
});
