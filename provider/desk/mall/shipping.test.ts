import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mallStoreAttr } from "#contract/calls/mallStore.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall, shipping } from "#provider/testing/mallFixture.ts";

let provider: Planted;
let desk: StaffedDesk;

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
  desk = await deskOf(provider, "leaf");
});
afterAll(() => provider.close());

const filled = (changes: Readonly<Record<string, string>> = {}) => ({
  freeprice: "８,000",
  islands: "1",
  parcel_grams: "5000",
  transit_days: "2",
  days_ahead: "10",
  company: "佐川急便",
  sections: "Morning\r\n夜間\r\n",
  chilled_fee: "330",
  frozen_fee: "440",
  ships_13: "1",
  fee_13: "650",
  fee_47: "",
  ...changes,
});
const saved = async () =>
  (await provider.db.select().from(stores).where(eq(stores.id, "leaf")))[0]?.shipping ?? shipping;

it("takes fees, threshold, weight and times of day, and customers are told at once", async () => {
  expect(await desk.page("/shipping")).toContain('name="fee_47" value="1800"');
  await desk.press("/shipping", filled());
  const { shipping: told } = await taken(
    provider.call(mallStoreAttr, { store_id: "leaf" }, { language: "en" }),
  );
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
});

it("writes one fee to a region or to all, without saving, and keeps what was typed", async () => {
  const before = await saved();
  const fill = async (fields: Readonly<Record<string, string>>) =>
    (
      await desk.post("/desk/leaf/shipping", filled({ fill: "1", ...fields }), { cookie: desk.cookie })
    ).text();
  const page = await fill({ fill_region: "kyushu", fill_fee: "１,200", transit_days: "9" });
  for (const text of [
    'name="fee_40" value="1200"',
    'name="fee_46" value="1200"',
    'name="fee_13" value="650"',
    'name="transit_days" value="9"',
    "まだ保存していません",
  ])
    expect(page).toContain(text);
  expect(page).toMatch(/name="ships_40"[^>]*checked/);
  expect(page).not.toMatch(/name="ships_47"[^>]*checked/);
  const none = await fill({ fill_region: "", fill_fee: "" });
  expect(none).not.toMatch(/name="ships_\d+"[^>]*checked/);
  expect((await fill({ fill_fee: "much" })).match(/id="ship-fill_fee-fault"/g)).toHaveLength(1);
  expect(await saved()).toEqual(before);
});

it("keeps what it has where a number is none, says so by the field, and is nowhere for a store that ships nothing", async () => {
  const before = await saved();
  for (const [name, wrong] of [
    ["fee_13", "-5"],
    ["parcel_grams", "0"],
    ["company", ""],
    ["freeprice", "x"],
    ["sections", "夜間\n夜間"],
  ] as const) {
    const fields = filled({ transit_days: "9", [name]: wrong });
    const page = await (await desk.post("/desk/leaf/shipping", fields, { cookie: desk.cookie })).text();
    expect(page).toContain("入力をご確認ください");
    expect(page.match(/aria-invalid="true" aria-describedby/g)).toHaveLength(1);
    expect(page).toContain(`id="ship-${name}-fault"`);
    // What was typed is still there.
    expect(page).toContain('name="transit_days" value="9"');
  }
  expect(await saved()).toEqual(before);
  expect(await desk.page("/gifts")).toContain('href="/desk/leaf/shipping"');
  const diner = await deskOf(provider);
  expect(await diner.page("/shipping")).not.toContain('name="fee_47"');
  expect(await diner.page("/gifts")).not.toContain("/shipping");
});
