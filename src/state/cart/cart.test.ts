import { createStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartAction } from "#contract/enumerations.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { someLine } from "#state/testing/someLine.ts";
import { cartOf, soldOutAtom } from "./cart.ts";
import { parseCart } from "./storedCart.ts";

// @vitest-environment jsdom
const actions = [
  CartAction.dineIn,
  CartAction.takeAway,
  CartAction.delivery,
  CartAction.offerTakeAway,
  CartAction.offerDelivery,
] as const satisfies readonly CartAction[];

/** A tab on a store of this name, its dine-in cart shown. */
function tab(storeId: string) {
  const store = createStore();
  for (const action of actions) store.sub(cartOf(storeId, action).linesAtom, () => {});
  return store;
}
const stored = (storeId: string) => parseCart(localStorage.getItem(`cart.${storeId}`) ?? "[]");

beforeEach(() => localStorage.clear());

describe("the carts of a store", () => {
  it("are five, and none sees another's lines", () => {
    const store = tab("five");
    for (const action of actions) {
      store.set(cartOf("five", action).linesAtom, {
        verb: "add",
        line: someLine(`goods-${action}`, { action }),
      });
    }
    for (const action of actions) {
      const goods = store.get(cartOf("five", action).linesAtom).map((line) => line.goods_id);
      expect(goods).toEqual([`goods-${action}`]);
    }
    store.set(cartOf("five", CartAction.takeAway).linesAtom, { verb: "clear" });
    expect(actions.map((action) => store.get(cartOf("five", action).linesAtom).length)).toEqual([
      1, 0, 1, 1, 1,
    ]);
  });

  it("are not those of another store", () => {
    const store = tab("one");
    store.set(cartOf("one", CartAction.dineIn).linesAtom, {
      verb: "add",
      line: someLine("ramen", { store_id: "one" }),
    });
    expect(store.get(cartOf("other", CartAction.dineIn).linesAtom)).toEqual([]);
  });

  it("take every change, and count goods and money", () => {
    const store = tab("changes");
    const cart = cartOf("changes", CartAction.dineIn);
    const change = (of: Parameters<typeof cart.linesAtom.write>[2]) => store.set(cart.linesAtom, of);
    const hot = someLine("ramen", { option_value: ["hot"], number: 2 });
    const key = lineKey(hot);
    change({ verb: "add", line: hot });
    change({ verb: "add", line: someLine("ramen") });
    expect(store.get(cart.countAtom("ramen"))).toBe(3);
    expect(store.get(cart.totalsAtom)).toMatchObject({ count: 3, total: 3_000 });
    change({ verb: "set", key, number: 5 });
    change({ verb: "reduce", key });
    expect(store.get(cart.countAtom("ramen"))).toBe(5);
    change({ verb: "remove", key });
    expect(store.get(cart.linesAtom).map(lineKey)).toEqual([lineKey(someLine("ramen"))]);
    change({ verb: "replace", lines: [someLine("beer")] });
    expect(store.get(cart.countAtom("beer"))).toBe(1);
  });

  it("hold what sold out, and count it in no sum", () => {
    const store = tab("sold-out");
    const cart = cartOf("sold-out", CartAction.dineIn);
    for (const id of ["ramen", "beer"]) store.set(cart.linesAtom, { verb: "add", line: someLine(id) });
    store.set(soldOutAtom("sold-out"), new Set(["beer"]));
    expect(store.get(cart.totalsAtom)).toEqual({ count: 2, total: 1_000, apart: 1 });
    store.set(soldOutAtom("sold-out"), new Set());
    expect(store.get(cart.totalsAtom)).toEqual({ count: 2, total: 2_000, apart: 0 });
  });

  it("keep each tab's additions when two tabs add at once", async () => {
    const [one, other] = [tab("tabs"), tab("tabs")];
    const { linesAtom } = cartOf("tabs", CartAction.dineIn);
    for (let count = 0; count < 10; count += 1) {
      one.set(linesAtom, { verb: "add", line: someLine("ramen") });
      other.set(linesAtom, { verb: "add", line: someLine("beer") });
    }
    await vi.waitFor(() => {
      const counts = Object.fromEntries(stored("tabs").map((line) => [line.goods_id, line.number]));
      expect(counts).toEqual({ ramen: 10, beer: 10 });
    });
  });

  it("are shown after a reload", async () => {
    localStorage.setItem("cart.again", JSON.stringify([someLine("ramen"), { broken: true }]));
    const store = tab("again");
    await vi.waitFor(() => expect(store.get(cartOf("again", CartAction.dineIn).countAtom("ramen"))).toBe(1));
  });
});
