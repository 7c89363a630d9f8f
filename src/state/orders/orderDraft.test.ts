import { createStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_DRAFT, forgetMealTimeAtom, orderDraftAtom } from "./orderDraft.ts";

// @vitest-environment jsdom
const table = orderDraftAtom("bar/T1/create");

beforeEach(() => localStorage.clear());

function tab() {
  const store = createStore();
  store.sub(table, () => {});
  return store;
}

describe("an order form in progress", () => {
  it("is there again after a reload, each table's apart", () => {
    const before = tab();
    before.set(table, { companyName: "Noren", remark: "No onions" });
    before.set(orderDraftAtom("bar/T2/create"), { companyName: "Other" });
    expect(tab().get(table)).toEqual({ ...EMPTY_DRAFT, companyName: "Noren", remark: "No onions" });
  });

  it("is empty when what is stored is broken", () => {
    localStorage.setItem("noren.drafts", '{"bar/T1/create":{"pay_type":"three"}}');
    expect(tab().get(table)).toEqual(EMPTY_DRAFT);
  });

  it("loses its appointment time alone when the store says that it is outside its hours", () => {
    const store = tab();
    store.set(table, { companyName: "Noren", mealTime: "2026-11-21T19:00:00+09:00" });
    store.set(forgetMealTimeAtom);
    expect(store.get(table)).toEqual({ ...EMPTY_DRAFT, companyName: "Noren" });
  });
});
