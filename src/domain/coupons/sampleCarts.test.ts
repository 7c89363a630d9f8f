import { expect, it } from "vitest";
import { CouponScope, OrderType } from "#contract/enumerations.ts";
import { sampleCarts } from "./sampleCarts.ts";

const dish = (id: string, category_id: string, price: number) => ({ id, category_id, name: id, price });
const menu = [
  dish("ramen", "noodles", 900),
  dish("soba", "noodles", 700),
  dish("tea", "drinks", 300),
  dish("water", "drinks", 0),
];
const all = { scope: CouponScope.store, category_ids: [], goods_ids: [], way: null };
const told = (carts: ReturnType<typeof sampleCarts>) =>
  carts.map(({ lines }) => lines.map(({ amount, goods_id, number }) => [goods_id, number, amount]));

it("are of the store's own dishes, small to large, without what costs nothing", () => {
  expect(told(sampleCarts(menu, all))).toEqual([
    [["tea", 1, 300]],
    [["soba", 2, 1_400]],
    [["ramen", 4, 3_600]],
  ]);
});

it("with a coupon for some dishes hold others beside them, and once alone", () => {
  const carts = sampleCarts(menu, { ...all, scope: CouponScope.category, category_ids: ["drinks"] });
  expect(told(carts)).toEqual([
    [["tea", 1, 300]],
    [
      ["tea", 2, 600],
      ["soba", 1, 700],
    ],
    [
      ["tea", 4, 1_200],
      ["ramen", 2, 1_800],
    ],
    [["ramen", 2, 1_800]],
  ]);
  const one = sampleCarts(menu, { ...all, scope: CouponScope.product, goods_ids: ["ramen"] });
  expect(told(one)[0]).toEqual([["ramen", 1, 900]]);
});

it("with a coupon for one way of ordering are of that way, and the last of another", () => {
  const ways = (way: OrderType) => sampleCarts(menu, { ...all, way }).map(({ order_type }) => order_type);
  expect(ways(OrderType.delivery)).toEqual([3, 3, 3, 2]);
  expect(ways(OrderType.takeAway)).toEqual([2, 2, 2, 3]);
});

it("are amounts where there are no dishes", () => {
  expect(told(sampleCarts([], all))).toEqual([[["", 1, 1_000]], [["", 1, 3_000]], [["", 1, 10_000]]]);
});
