import { createStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { CartAction } from "#contract/enumerations.ts";
import type { FailureData } from "#contract/failureData.ts";
import { cartOf } from "#state/cart/cart.ts";
import { heldMallCartAtom, mallWriterAtom } from "#state/cart/mallCart.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { removeNamed } from "./removeNamed.ts";

// @vitest-environment jsdom
const kept = [
  someLine("ramen", { option_value: ["hard", "egg"] }),
  someLine("ramen", { option_value: ["soft"] }),
  someLine("ramen"),
  someLine("tea"),
];

/** What is left in a cart of the bar after an answer of 1000 with these data, each line as goods and options. */
function left(
  data: FailureData,
  action: CartAction = CartAction.dineIn,
  storeId: string | null = "bar",
): string[] {
  const store = createStore();
  const { linesAtom } = cartOf("bar", action);
  store.sub(linesAtom, () => {});
  store.set(linesAtom, { verb: "replace", lines: kept.map((line) => ({ ...line, action })) });
  removeNamed(store, storeId, data);
  return store.get(linesAtom).map(({ goods_id, option_value }) => [goods_id, ...option_value].join(" "));
}

beforeEach(() => localStorage.clear());

describe("what 1000 names", () => {
  it.each([1, 2, 3, 4, 5] as const)("leaves the cart %i, whatever the order of its options", (action) => {
    const data = { lines: [{ goods_id: "ramen", option_value: ["egg", "hard"] }] };
    expect(left(data, action)).toEqual(["ramen soft", "ramen", "tea"]);
  });

  it("is every line of the goods with options, where it names no options", () => {
    expect(left({ lines: [{ goods_id: "ramen" }, { goods_id: "tea" }] })).toEqual(["ramen", "tea"]);
  });

  it("is nothing where nothing is named", () => {
    expect(left({})).toHaveLength(4);
  });

  it("is nothing of stores that one is not in", () => {
    expect(left({ lines: [{ goods_id: "ramen" }] }, CartAction.dineIn, null)).toHaveLength(4);
  });

  it("leaves the mall's cart by the provider, which keeps it", async () => {
    const store = createStore();
    const wanted: string[][] = [];
    const line = (goods_id: string, option_value: string[]) => ({
      id: `line-${goods_id}`,
      goods_id,
      goods_num: 1,
      option_value,
      option_name: "",
      price: 100,
      price_seen: 100,
      goods_detail: someGoods({ id: goods_id, store_id: "leaf" }),
    });
    store.set(heldMallCartAtom, {
      shop_cart: [line("cup", ["blue"]), line("sencha", [])],
      total_count: 2,
      total_price: 200,
      shops: [],
      problems: [],
    });
    store.set(mallWriterAtom, {
      writer: async (_, lines) => {
        wanted.push(lines.map(({ goods_id }) => goods_id));
        return null;
      },
    });
    removeNamed(store, null, { lines: [{ goods_id: "cup", option_value: ["blue"] }] });
    await expect.poll(() => wanted).toEqual([["sencha"]]);
  });
});
