import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { readShipping, saveShipping, type ShippingForm } from "#contract/calls/desk/shipping.ts";
import { deskStore } from "#contract/calls/desk/stores.ts";
import { mallStoreAttr } from "#contract/calls/mallStore.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall, shipping } from "#provider/testing/mallFixture.ts";

const store_id = "leaf";
let provider: Planted;
let desk: StaffedDesk;

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
  desk = await deskOf(provider, store_id);
});
afterAll(() => provider.close());

const filled = (changes: Partial<ShippingForm> = {}): ShippingForm => ({
  freeprice: "８,000",
  is_island_excepted: true,
  parcel_grams: "5000",
  transit_days: "2",
  days_ahead: "10",
  company: "佐川急便",
  sections: "Morning\r\n夜間\r\n",
  chilled_fee: "330",
  frozen_fee: "440",
  fees: [
    { code: "13", is_shipped_to: true, fee: "650" },
    { code: "47", is_shipped_to: false, fee: "" },
  ],
  ...changes,
});
const save = async (form: ShippingForm) => (await desk.given(saveShipping, { store_id, form })).faults;
const saved = async () =>
  (await provider.db.select().from(stores).where(eq(stores.id, store_id)))[0]?.shipping ?? shipping;

it("takes fees, threshold, weight and times of day, and customers are told at once", async () => {
  const { form, prefectures, regions } = await desk.given(readShipping, { store_id });
  expect(form.fees.find(({ code }) => code === "47")).toMatchObject({ fee: "1800" });
  expect(prefectures).toHaveLength(47);
  expect(regions.flatMap(({ codes }) => codes)).toHaveLength(47);
  expect(await save(filled())).toEqual({});
  const { shipping: told } = await taken(provider.call(mallStoreAttr, { store_id }, { language: "en" }));
  expect(told).toMatchObject({ freeprice: 8_000, parcel_grams: 5_000, delivery_company: "佐川急便" });
  expect(told.fees).toHaveLength(47);
  const tokyo = {
    prefecture: "東京都",
    name: "Tokyo",
    is_shipped_to: 1,
    fee: 650,
    chilled_fee: 330,
    frozen_fee: 440,
  };
  expect(told.fees.filter(({ is_shipped_to }) => is_shipped_to === 1)).toEqual([tokyo]);
  // What was there keeps its other languages and its id.
  expect(told.delivery_sections).toEqual([
    { delivery_section: "am", name: "Morning (en)" },
    { delivery_section: "夜間", name: "夜間" },
  ]);
  // What is there already is not written down again.
  expect(await save(filled())).toEqual({});
  const { items } = await desk.given(auditLog, { did: "store.shipping" });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    subject: store_id,
    store: { store_id },
    after: { shipping: { freeprice: 8_000 } },
  });
});

it("keeps what it has where a number is none, says so by the field, and is nowhere for a store that ships nothing", async () => {
  const before = await saved();
  const number = { least: expect.any(Number), most: expect.any(Number) };
  const wrong: readonly (readonly [name: string, changes: Partial<ShippingForm>, fault: unknown])[] = [
    ["fee_13", { fees: [{ code: "13", is_shipped_to: true, fee: "-5" }] }, number],
    ["parcel_grams", { parcel_grams: "0" }, { least: 1, most: 100_000 }],
    ["company", { company: "" }, "company"],
    ["freeprice", { freeprice: "x" }, number],
    ["sections", { sections: "夜間\n夜間" }, "sections"],
  ];
  for (const [name, changes, fault] of wrong)
    expect(await save(filled({ transit_days: "9", ...changes }))).toEqual({ [name]: fault });
  expect(await saved()).toEqual(before);
  expect(await desk.given(deskStore, { store_id })).toMatchObject({ is_shop: true });
  expect(await desk.given(deskStore, { store_id: "diner" })).toMatchObject({ is_shop: false });
  expect(await desk.send(readShipping, { store_id: "diner" })).toBe("gone");
  expect(await desk.send(saveShipping, { store_id: "diner", form: filled() })).toBe("gone");
});

it("is a manager's to change", async () => {
  const waiter = await desk.enter({}, "floor");
  expect(await desk.send(readShipping, { store_id }, waiter)).toBe("forbidden");
  expect(await desk.send(saveShipping, { store_id, form: filled() }, waiter)).toBe("forbidden");
});
