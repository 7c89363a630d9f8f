import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { listOffers } from "#contract/calls/desk/offers.ts";
import {
  endSpecial,
  goodsOfStores,
  listSpecials,
  saveSpecial,
  type SpecialFault,
  type SpecialForm,
} from "#contract/calls/desk/specials.ts";
import { specialGoodsList, specialIndex } from "#contract/calls/specials.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { specials } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, deskVisit, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let desk: StaffedDesk;
const store_id = "diner";
const form: SpecialForm = {
  kind: "special",
  title: { ja: "カレー週間", en: "Curry week" },
  about: { ja: "一割引き" },
  picture: null,
  store_ids: [],
  goods_ids: ["tea"],
  discount_type: 1,
  discount: "１０",
  receive_from: "",
  receive_until: "",
  limit_per_person: "",
  start: "2026-11-21T00:00",
  end: "2026-11-28T00:00",
};

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

const listed = async (of: string | null = store_id) =>
  (await desk.given(listSpecials, { store_id: of })).specials;
const special = async (title: string, of: string | null = store_id) => {
  const found = (await listed(of)).find((one) => one.title === title);
  if (found === undefined) throw new Error(`There is no ${title}`);
  return found;
};
const save = async (
  changes: Partial<SpecialForm> = {},
  by: { special_id?: string; stamp?: string; of?: string | null } = {},
) => {
  const { of = store_id, special_id = null, stamp = "" } = by;
  const request = { store_id: of, special_id, stamp, form: { ...form, ...changes } };
  const answer = await desk.send(saveSpecial, request);
  return typeof answer === "string" ? answer : answer.faults;
};
const seen = async () => (await taken(provider.call(specialIndex, {}))).specials;
const goodsSeen = async (special_id: string) =>
  (await taken(provider.call(specialGoodsList, { special_id }))).items;

describe("the desk's specials", () => {
  it("are made there, and seen by guests with their price in their period", async () => {
    expect(await save()).toEqual({});
    const { special_id, ...made } = await special("カレー週間");
    expect(made).toMatchObject({ state: "on", is_own: true, goods: [{ id: "tea" }], orders: 0, earned: 0 });
    expect(await seen()).toMatchObject([{ special_id, kind: "special", store_count: 1 }]);
    expect(await goodsSeen(special_id)).toMatchObject([
      { goods: { id: "tea", price: 300, totalPrice: 270 } },
    ]);
    const { items } = await desk.given(auditLog, { did: "special.save" });
    expect(items[0]).toMatchObject({ subject: special_id, store: { store_id }, after: { goods: ["tea"] } });
  });

  it("tell what they earned and gave, and what was ordered keeps its price when they change", async () => {
    const { special_id, stamp } = await special("カレー週間");
    const guest = await offPremisesGuest(provider);
    const teas = line({ goods_id: "tea", price: 270, number: 2, special_id });
    await taken(guest.collect([teas], { shown_total: 540 }));
    expect(await special("カレー週間")).toMatchObject({ orders: 1, earned: 540, given: 60 });
    expect(await save({ discount: "50" }, { special_id, stamp })).toEqual({});
    expect(await goodsSeen(special_id)).toMatchObject([{ goods: { totalPrice: 150 } }]);
    expect(await special("カレー週間")).toMatchObject({ orders: 1, earned: 540, given: 60 });
    const [row] = (await provider.db.select().from(orderLines)).filter(
      (one) => one.special_id === special_id,
    );
    expect(row).toMatchObject({ list_price: 300, unit_price: 270 });
    const { offers } = await desk.given(listOffers, { store_id });
    expect(offers).toContainEqual(
      expect.objectContaining({
        what: "special",
        id: special_id,
        state: "on",
        times: 1,
        cost: 60,
        earned: 540,
      }),
    );
    // What was canceled earned nothing.
    await provider.db.update(orders).set({ order_status: -1 });
    expect(await special("カレー週間")).toMatchObject({ orders: 0, earned: 0, given: 0 });
  });

  it("are not written over unseen by the second of two who change them", async () => {
    const { special_id, stamp } = await special("カレー週間");
    expect(await save({ discount: "20" }, { special_id, stamp })).toEqual({});
    expect(await save({ discount: "30" }, { special_id, stamp })).toBe("changed");
    expect(await save({ discount: "20" }, { special_id, stamp })).toEqual({});
    expect(await special("カレー週間")).toMatchObject({ discount_price: 20 });
  });

  it("of several stores are an owner's, and a store's desk shows them without changing them", async () => {
    const stamp = "";
    const joint = { kind: "league" as const, title: { ja: "麺めぐり" }, goods_ids: ["tea", "oden"] };
    expect(await save({ ...joint, store_ids: ["diner"] }, { of: null, stamp })).toMatchObject({
      store_ids: "stores",
    });
    const { goods } = await desk.given(goodsOfStores, { store_ids: ["diner", "cover"] });
    expect(goods.map(({ id }) => id)).toEqual(expect.arrayContaining(["tea", "oden"]));
    expect(await save({ ...joint, store_ids: ["diner", "cover"] }, { of: null, stamp })).toEqual({});
    const { special_id } = await special("麺めぐり", null);
    expect(await seen()).toContainEqual(expect.objectContaining({ special_id, store_count: 2 }));
    expect(await special("麺めぐり")).toMatchObject({ is_own: false });
    expect(await save({ ...joint }, { special_id, stamp })).toBe("gone");
    expect(await desk.send(endSpecial, { store_id, special_id })).toBe("gone");
    const manager = await deskVisit(provider).enter({}, "manager");
    expect(await desk.send(listSpecials, { store_id: null }, manager)).toBe("forbidden");
    expect(await desk.send(endSpecial, { store_id: null, special_id }, manager)).toBe("forbidden");
    expect(await desk.send(endSpecial, { store_id: null, special_id })).toEqual({});
  });

  it("end at once, and are kept with what they were", async () => {
    const { special_id } = await special("カレー週間");
    expect(await desk.send(endSpecial, { store_id: "other", special_id })).toBe("gone");
    expect(await desk.send(endSpecial, { store_id, special_id })).toEqual({});
    expect(await seen()).toEqual([]);
    expect(await special("カレー週間")).toMatchObject({ state: "over" });
    expect((await desk.given(auditLog, { did: "special.end" })).items[0]).toMatchObject({
      subject: special_id,
    });
    // The same goods can be offered again.
    expect(await save()).toEqual({});
  });

  it("ordered ahead say on which days they are had", async () => {
    const ahead = { kind: "presell" as const, title: { ja: "おせち" } };
    expect(await save(ahead)).toEqual({ receive_from: "days", receive_until: "days" });
    const days = { receive_from: "2026-12-30", receive_until: "2026-12-31" };
    expect(await save({ ...ahead, ...days, receive_until: "2026-12-29" })).toEqual({
      receive_until: "days_order",
    });
    expect(await save({ ...ahead, ...days })).toEqual({});
    const { special_id } = await special("おせち");
    expect(await goodsSeen(special_id)).toMatchObject([days]);
  });

  it("have a picture of the store's, or one that was sent", async () => {
    const picture = { src: "/pictures/cover/cafe", widths: [750], ratio: 0.5, tint: "#c9a985" };
    await provider.db.update(stores).set({ picture });
    const { special_id, stamp } = await special("おせち");
    const ahead = { kind: "presell" as const, title: { ja: "おせち" } };
    const days = { receive_from: "2026-12-30", receive_until: "2026-12-31" };
    const unknown = { ...picture, src: "/uploads/aaaaaaaaaaaaaaaaaaaaaaaa" };
    const by = { special_id, stamp };
    expect(await save({ ...ahead, ...days, picture: unknown }, by)).toEqual({ picture: "picture" });
    expect(await save({ ...ahead, ...days, picture }, by)).toEqual({});
    expect(await seen()).toContainEqual(expect.objectContaining({ special_id, picture }));
  });

  it.each<[string, Partial<SpecialForm>, Record<string, SpecialFault>]>([
    ["no title", { title: { ja: " " } }, { title_ja: "title" }],
    ["no goods", { goods_ids: [] }, { goods_ids: "goods" }],
    ["another store's goods", { goods_ids: ["foreign"] }, { goods_ids: "goods" }],
    ["goods of another special", { goods_ids: ["tea"] }, { goods_ids: "doubled" }],
    ["100 percent off", { discount: "100" }, { discount: "percent" }],
    ["a negative discount", { discount: "-5" }, { discount: "percent" }],
    ["all of the price off", { discount_type: 2, discount: "850" }, { discount: "yen" }],
    ["none for anybody", { limit_per_person: "0" }, { limit_per_person: "count" }],
    ["no start", { start: "" }, { start: "time" }],
    ["an end before its start", { start: "2026-11-29T00:00" }, { end: "order" }],
    ["an end that has passed", { start: "2026-11-01T00:00", end: "2026-11-02T00:00" }, { end: "past" }],
    [
      "a picture from nowhere",
      { picture: { src: "/etc/passwd", widths: [1], ratio: 1, tint: "#000000" } },
      { picture: "picture" },
    ],
  ])("with %s are not made, and the field that is wrong is named", async (_, changes, faults) => {
    const before = await provider.db.$count(specials);
    expect(await save({ goods_ids: ["curry"], ...changes })).toEqual(faults);
    expect(await provider.db.$count(specials)).toBe(before);
  });
});
