import { eq } from "drizzle-orm";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openTableVisit, printVisitSlip, tableVisits } from "#contract/calls/desk/visits.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { renderPicture } from "./render.ts";
import { printingStore, store_id } from "./testing/printingStore.ts";

const store = await printingStore();
const { desk, epson, provider, star, sweep, wait } = store;
const table_id = "diner-T1";
const slip = { store_id, table_id, is_for_line: false } as const;
const bills = { prints_bills: true, prints_tickets: false };

beforeEach(async () => {
  await store.begin();
  await provider.db.update(stores).set({ table_entry: "staff" }).where(eq(stores.id, store_id));
});
afterAll(() => store.provider.close());

/** What the code on a picture of a slip holds. */
async function codeOn(picture: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

const visits = () => desk.given(tableVisits, { store_id });
const ofTable = async () => {
  const { tables } = await visits();
  const found = tables.find((one) => one.table_id === table_id);
  return { digits: found?.digits ?? "", link: found?.link ?? "" };
};

it("a visit's slip holds its code and its digits, in the printer's language and in English", async () => {
  const printer = await star(bills);
  await desk.given(openTableVisit, { store_id, table_id });
  expect((await visits()).has_printer).toBe(true);
  expect(await desk.given(printVisitSlip, slip)).toEqual({ is_printed: true });
  const paper = await printer.print();
  const { digits, link } = await ofTable();
  for (const words of [digits, "読み取ってご注文", "Scan to order", "table"]) expect(paper).toContain(words);
  expect(await printer.print()).toBeNull();
  const source = (await store.jobs()).at(-1)?.source ?? "";
  expect(await codeOn(renderPicture(source, { language: "ja", columns: 32 }))).toBe(link);
});

it("is printed by no printer where none prints bills, and of no table that nobody has opened", async () => {
  await star();
  expect((await visits()).has_printer).toBe(false);
  await expect(desk.given(printVisitSlip, slip)).rejects.toThrow(/gone/);
  await desk.given(openTableVisit, { store_id, table_id });
  expect(await desk.given(printVisitSlip, slip)).toEqual({ is_printed: false });
  await expect(desk.given(printVisitSlip, { ...slip, table_id: "elsewhere" })).rejects.toThrow(/gone/);
});

it("comes out of another printer when its own falls silent, and no test does", async () => {
  const silent = await star(bills);
  await silent.offered();
  const other = await epson(bills);
  await desk.given(openTableVisit, { store_id, table_id });
  await desk.given(printVisitSlip, slip);
  wait(70);
  await other.handed();
  await sweep();
  const { digits } = await ofTable();
  expect((await other.handed())?.paper).toContain(digits);
  expect(await silent.print()).toBeNull();
});
