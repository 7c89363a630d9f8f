import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company, DISCLOSURE_ITEMS, saveCompany } from "#contract/calls/desk/company.ts";
import {
  makeStore,
  saveFacts,
  storeChoices,
  storeFacts,
  type StoreFacts,
} from "#contract/calls/desk/newStore.ts";
import { cardsPrinted, opening, openStore } from "#contract/calls/desk/opening.ts";
import { saveHours, settings } from "#contract/calls/desk/settings.ts";
import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { addTables } from "#contract/calls/desk/tables.ts";
import { companyInfo, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { storeFindings } from "#provider/operations/doctor/checks/stores.ts";
import { signTable } from "#provider/server/signing.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { guest, line, taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

let provider: TestProvider;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await testProvider({ payment: "sandbox", settings: { hasDemo: false } });
  provider.clock.set(NOON);
  desk = await deskOf(provider, "first");
});
afterAll(() => provider.close());

const FACTS: StoreFacts = {
  name: { ja: "のれん食堂", en: "Noren Diner" },
  address: { ja: "東京都台東区上野1-2-3" },
  phone: "03-1234-5678",
  about: {},
  notes: {},
  time_zone: "Asia/Tokyo",
  store_type: "cafe",
  order_types: [OrderType.dineIn],
  pay_list: [PayType.cash],
};
const stateOf = async () => {
  const { opened_at, steps } = await desk.given(opening, { store_id: "first" });
  return { opened_at, missing: steps.filter(({ state }) => state === "missing").map(({ step }) => step) };
};
const rowNow = async () => (await provider.db.select().from(stores).where(eq(stores.id, "first")))[0];
const said = async () => {
  const findings = await storeFindings(provider.db, { settings: { hasDemo: false }, now: NOON });
  return findings.map(({ means, todo }) => `${means} ${todo}`).join("\n");
};

describe("from an empty database", () => {
  it("there is no store, and what is asked for says so", async () => {
    expect(await desk.given(listStores, {})).toEqual({ items: [], next_cursor: null });
    const one = await guest(provider);
    expect((await one.send(storeIndex, { store_id: "first" })).code).toBe(Code.storeMissing);
    expect(await said()).toContain("/desk/new-store");
  });

  it("a store is made once, of a usual kind, with what can be paid by here", async () => {
    const { kinds, pay_types } = await desk.given(storeChoices, {});
    expect(kinds).toContainEqual({ id: "cafe", name: "カフェ・喫茶" });
    expect(pay_types).toEqual([PayType.cash, PayType.cashOnDelivery, PayType.wallet]);
    expect(
      await desk.send(makeStore, { store_id: "first", facts: { ...FACTS, name: { en: "Diner" } } }),
    ).toBe("malformed");
    for (const phone of ["", "call us"])
      expect(await desk.send(makeStore, { store_id: "first", facts: { ...FACTS, phone } })).toBe("malformed");
    for (const _ of ["once", "again"])
      expect(await desk.send(makeStore, { store_id: "first", facts: FACTS })).toEqual({});
    const other = { ...FACTS, name: { ja: "別の店" } };
    expect(await desk.send(makeStore, { store_id: "first", facts: other })).toBe("changed");
    expect(await rowNow()).toMatchObject({
      prefecture: "東京都",
      store_type: "cafe",
      is_listed: false,
      opened_at: null,
      name: { ja: "のれん食堂", en: "Noren Diner", ko: "のれん食堂" },
    });
    expect(await desk.given(listStores, {})).toEqual({
      items: [
        { store_id: "first", name: "のれん食堂", address: "東京都台東区上野1-2-3", standing: "preparing" },
      ],
      next_cursor: null,
    });
    expect(await desk.given(deskStore, { store_id: "first" })).toMatchObject({
      is_open: false,
      has_tables: false,
      serves_tables: true,
    });
  });

  it("what it lacks is said step by step, by the doctor too", async () => {
    expect(await stateOf()).toEqual({ opened_at: null, missing: ["company", "hours", "tables", "menu"] });
    expect(await said()).toContain(
      "first is not open yet, and lacks the company's legal disclosure; hours for eating in; tables; a dish that can be ordered.",
    );
    expect(await desk.given(openStore, { store_id: "first" })).toEqual({
      missing: ["company", "hours", "tables", "menu"],
    });
  });

  it("the company is written once, with a number that proves itself, for every store that follows it", async () => {
    const { disclosure, is_kept, stamp, stores: followers } = await desk.given(company, {});
    expect({ is_kept, followers }).toEqual({ is_kept: false, followers: 1 });
    expect(disclosure.prices.en).toBe("As shown with each item, consumption tax included.");
    const typed = Object.fromEntries(DISCLOSURE_ITEMS.map((item) => [item, { ja: `${item}です` }]));
    const asked = { disclosure: { ...disclosure, ...typed } as never, stamp };
    for (const registration_number of ["T8000012050002", "T123"])
      expect(await desk.send(saveCompany, { ...asked, registration_number })).toBe("malformed");
    const registration_number = "ｔ７０００−０１２０５０００２";
    for (const _ of ["once", "again"])
      expect(await desk.send(saveCompany, { ...asked, registration_number })).toEqual({});
    expect(await desk.send(saveCompany, { ...asked, registration_number: null })).toBe("changed");
    expect(await rowNow()).toMatchObject({ registration_number: "T7000012050002" });
    const one = await guest(provider);
    const shown = await taken(one.send(companyInfo, { store_id: "first" }));
    expect(shown.seller).toBe("sellerです");
    expect((await desk.given(company, {})).disclosure.seller).toEqual({ ja: "sellerです" });
  });

  it("what it is can be changed by who saw what is saved", async () => {
    const { facts, stamp } = await desk.given(storeFacts, { store_id: "first" });
    expect(facts.name).toEqual({ ja: "のれん食堂", en: "Noren Diner" });
    const change = { ...FACTS, phone: "03-9999-0000" };
    expect(await desk.send(saveFacts, { store_id: "first", facts: change, stamp })).toEqual({});
    expect(await desk.send(saveFacts, { store_id: "first", facts: FACTS, stamp })).toBe("changed");
    expect(await rowNow()).toMatchObject({ phone: "03-9999-0000" });
    const none = { ...change, order_types: [] };
    const { stamp: now } = await desk.given(storeFacts, { store_id: "first" });
    expect(await desk.send(saveFacts, { store_id: "first", facts: none, stamp: now })).toBe("malformed");
  });

  it("nobody orders there, nor finds it, until its owner opens it", async () => {
    const { stamps } = await desk.given(settings, { store_id: "first" });
    const hours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
      weekday,
      spans: [{ open: "00:00", close: "24:00", last_order: "24:00" }],
    }));
    const on = { store_id: "first", stamp: stamps.hours1, order_type: OrderType.dineIn } as const;
    expect(await desk.send(saveHours, { ...on, hours })).toEqual({});
    const seats = { seats: 4, area: "" };
    expect(await desk.send(addTables, { store_id: "first", names: ["T1", "T2"], ...seats })).toEqual({
      taken: [],
    });
    await provider.db
      .insert(categories)
      .values({ id: "all", store_id: "first", name: words("All"), position: 1 });
    await provider.db.insert(goods).values({
      id: "soup",
      store_id: "first",
      category_id: "all",
      name: words("Soup"),
      description: words(""),
      price: 500,
      show_types: [1],
      position: 1,
    });
    expect((await stateOf()).missing).toEqual([]);
    expect(await said()).toContain("first is not open yet, and has what it needs: its owner can open it.");
    const one = await guest(provider);
    expect(await taken(one.send(storeIndex, { store_id: "first" }))).toMatchObject({ is_open: 0 });

    const [table] = await provider.db.select().from(tables).where(eq(tables.name, "T1"));
    const seat = { store_id: "first", table_id: table?.id ?? "", epoch: 1 };
    await provider.db.update(stores).set({ table_entry: "open" });
    const order = () =>
      one.order([line({ goods_id: "soup", price: 500 })], {
        store_id: "first",
        table_id: signTable(seat, provider.parts.signingKey),
      });
    expect((await order()).code).toBe(Code.storeNotOperating);
    expect(await desk.send(cardsPrinted, { store_id: "first" })).toEqual({});
    for (const _ of ["once", "again"])
      expect(await desk.given(openStore, { store_id: "first" })).toEqual({ missing: [] });
    expect(await rowNow()).toMatchObject({ is_listed: true, opened_at: NOON });
    expect(await taken(one.send(storeIndex, { store_id: "first" }))).toMatchObject({ is_open: 1 });
    expect((await order()).code).toBe(Code.success);
    const did = (await provider.db.select({ did: auditLog.did }).from(auditLog)).map((row) => row.did);
    expect(did).toEqual([
      "store.make",
      "company.save",
      "store.settings",
      "store.settings",
      "table.add",
      "store.cards",
      "store.open",
    ]);
  });
});
