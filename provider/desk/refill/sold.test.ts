import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import {
  endSoldValue,
  listSoldValue,
  saveSoldValue,
  type SoldFault,
  type SoldForm,
} from "#contract/calls/desk/refill.ts";
import { refillCardList } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { refillOffers } from "#provider/db/tables/storedValue.ts";
import { deskOf, deskVisit, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

let provider: Planted;
let desk: StaffedDesk;
let me: RefillMember;
const store_id = "diner";
const form: SoldForm = {
  kind: "card",
  name: { ja: "一万円" },
  description: {},
  price: "１０，０００",
  bonus: "1,000",
  most: "",
  validity_days: "180",
  goods_ids: [],
  start: "",
  end: "2026-12-21T00:00",
};

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
  desk = await deskOf(provider);
  me = await refillMemberOf(provider);
});
afterAll(() => provider.close());

const listed = () => desk.given(listSoldValue, { store_id });
const offer = async (name: string) => {
  const found = (await listed()).offers.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No ${name} is sold`);
  return found;
};
const save = async (changes: Partial<SoldForm> = {}, of: { offer_id?: string; stamp?: string } = {}) => {
  const { offer_id = null, stamp = "" } = of;
  const answer = await desk.send(saveSoldValue, { store_id, offer_id, stamp, form: { ...form, ...changes } });
  return typeof answer === "string" ? answer : answer.faults;
};
const sold = async () => (await taken(provider.call(refillCardList, { store_id }))).offers;

describe("what a store sells as prepaid value", () => {
  it("is made at the desk, and bought at the price that the provider says", async () => {
    expect(await save()).toEqual({});
    const { offer_id, state } = await offer("一万円");
    expect(state).toBe("on");
    expect(await sold()).toContainEqual(
      expect.objectContaining({ offer_id, price: 10_000, amount: 11_000, bonus: 1_000, validity_days: 180 }),
    );
    await me.buy({ kind: 1, offer_id, shown_price: 10_000 });
    expect(await me.balance()).toBe(11_000);
    expect(await offer("一万円")).toMatchObject({ sold: 1, received: 10_000, bonus: 1_000 });
    expect((await listed()).books).toEqual({
      received: 10_000,
      given: 1_000,
      used: 0,
      lapsed: 0,
      unused: 11_000,
      unused_bonus: 1_000,
    });
    const { items } = await desk.given(auditLog, { did: "refill.save" });
    expect(items[0]).toMatchObject({ subject: offer_id, store: { store_id }, after: { amount: 11_000 } });
  });

  it("has changed for who was shown something else, and keeps its terms for who bought it before", async () => {
    const { goods_ids, offer_id, stamp } = await offer("一万円");
    const shown_terms = { amount: 11_000, validity_days: 180, goods_ids };
    const asked = { kind: 1, offer_id, shown_price: 10_000, shown_terms } as const;
    const before = await taken(me.order(asked));
    expect(await save({ bonus: "500" }, { offer_id, stamp })).toEqual({});
    expect((await me.order(asked)).code).toBe(Code.priceChanged);
    await taken(me.order({ ...asked, shown_terms: { ...shown_terms, amount: 10_500 } }));
    expect(await me.details(before.refill_order_no)).toMatchObject({ offer: { amount: 11_000 } });
    const { items } = await desk.given(auditLog, { did: "refill.save" });
    expect(items[0]).toMatchObject({ before: { amount: 11_000 }, after: { amount: 10_500 } });
  });

  it("is not written over unseen by the second of two who change it", async () => {
    const { offer_id, stamp } = await offer("一万円");
    expect(await save({ bonus: "700" }, { offer_id, stamp })).toEqual({});
    expect(await save({ bonus: "800" }, { offer_id, stamp })).toBe("changed");
    expect(await offer("一万円")).toMatchObject({ amount: 10_700 });
  });

  it("is sold in its period alone, at the counter as well", async () => {
    const later = {
      name: { ja: "年末" },
      price: "20000",
      start: "2026-12-01T00:00",
      end: "2026-12-10T00:00",
    };
    expect(await save(later)).toEqual({});
    const { offer_id, state } = await offer("年末");
    expect(state).toBe("coming");
    const asked = { kind: 1, offer_id, shown_price: 20_000 } as const;
    expect((await me.order(asked)).code).toBe(Code.noData);
    const cash = { kind: 1, amount: 20_000, purpose: "top_up" } as const;
    expect((await me.show(cash)).code).toBe(Code.couponConditionsNotMet);
    // As if its time had come, and gone: sessions at the desk end sooner than that.
    const move = (period: Partial<typeof refillOffers.$inferInsert>) =>
      provider.db.update(refillOffers).set(period).where(eq(refillOffers.id, offer_id));
    await move({ start_time: NOON });
    await taken(me.order(asked));
    await taken(me.show(cash));
    await move({ end_time: NOON });
    expect((await me.order(asked)).code).toBe(Code.noData);
    expect((await me.show(cash)).code).toBe(Code.couponConditionsNotMet);
    expect(await offer("年末")).toMatchObject({ state: "over" });
  });

  it("is a voucher for some goods, or amounts that guests name, once each", async () => {
    const voucher = { kind: "voucher", name: { ja: "お茶券" }, price: "900", bonus: "100" } as const;
    expect(await save({ ...voucher, goods_ids: ["gone"] })).toEqual({ goods_ids: "goods" });
    expect(await save({ ...voucher, goods_ids: ["tea", "gone"] })).toEqual({});
    expect(await offer("お茶券")).toMatchObject({ goods_ids: ["tea"] });
    expect(await save({ ...voucher, goods_ids: ["tea"] })).toEqual({ name_ja: "name_doubled" });
    const { offer_id } = await offer("お茶券");
    await me.buy({ kind: 2, offer_id, shown_price: 900 });
    expect(await offer("お茶券")).toMatchObject({ kind: "voucher", sold: 1, received: 900, bonus: 100 });
    const free = { kind: "free", name: {}, price: "1000", most: "30000" } as const;
    expect(await save(free)).toEqual({ price: "doubled" });
  });

  it("ends: nobody can buy it any more, what was bought stays", async () => {
    const { offer_id, stamp } = await offer("一万円");
    const balance = await me.balance();
    expect(await desk.send(endSoldValue, { store_id: "other", offer_id })).toBe("gone");
    expect(await desk.send(endSoldValue, { store_id, offer_id })).toEqual({});
    expect((await me.order({ kind: 1, offer_id, shown_price: 10_000 })).code).toBe(Code.noData);
    expect(await me.balance()).toBe(balance);
    expect(await offer("一万円")).toMatchObject({ state: "over", sold: 1 });
    expect(await save({}, { offer_id, stamp })).toBe("gone");
    expect((await desk.given(auditLog, { did: "refill.end" })).items[0]).toMatchObject({ subject: offer_id });
  });

  it.each<[string, Partial<SoldForm>, Record<string, SoldFault>]>([
    ["no name", { name: { ja: " " } }, { name_ja: "name" }],
    ["a negative price", { price: "-1" }, { price: "price" }],
    ["a price of a thousand million", { price: "1000000000" }, { price: "price" }],
    ["a bonus above its price", { bonus: "10,001" }, { bonus: "bonus" }],
    ["a word for a bonus", { bonus: "多め" }, { bonus: "bonus" }],
    ["no days", { validity_days: "0" }, { validity_days: "days" }],
    ["an end before its start", { start: "2026-12-22T00:00" }, { end: "order" }],
    ["an end that has passed", { end: "2026-11-01T00:00" }, { end: "past" }],
    ["a day that there is not", { start: "2026-02-31T00:00" }, { start: "time" }],
    ["the price of another one", { price: "5000", bonus: "" }, { price: "doubled" }],
    [
      "bounds the wrong way round",
      { kind: "free", price: "500", most: "400" },
      { most: "most", price: "doubled" },
    ],
  ])("with %s is not made, and the field that is wrong is named", async (_, changes, faults) => {
    const before = await provider.db.$count(refillOffers);
    expect(await save({ name: { ja: "別" }, ...changes })).toEqual(faults);
    expect(await provider.db.$count(refillOffers)).toBe(before);
  });

  it("is seen and changed by managers and owners of that store alone", async () => {
    const visit = deskVisit(provider);
    for (const [role, outcome] of [
      ["floor", "forbidden"],
      ["accounts", "forbidden"],
    ] as const) {
      const cookie = await visit.enter({}, role);
      expect(await desk.send(listSoldValue, { store_id }, cookie)).toBe(outcome);
      expect(await desk.send(saveSoldValue, { store_id, offer_id: null, stamp: "", form }, cookie)).toBe(
        outcome,
      );
    }
    expect(await desk.send(listSoldValue, { store_id }, "")).toBe("not_signed_in");
  });
});
