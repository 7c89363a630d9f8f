import { expect, it } from "vitest";
import { type Payer, storedParts, storedTotal } from "./allotParts.ts";

const card: Payer = { kind: 1, id: "card", store_id: "ramen", goods_ids: null, available: 3_100 };
const noodles: Payer = { kind: 2, id: "noodles", store_id: "ramen", goods_ids: ["miso"], available: 3_000 };
const order = (to_pay: number, miso: number) => ({
  order_no: "1",
  store_id: "ramen",
  to_pay,
  lines: [
    { goods_id: "miso", line_total: miso },
    { goods_id: "tea", line_total: to_pay - miso },
  ],
});

it("lets a voucher pay for its goods before a card pays for the rest", () => {
  expect(storedParts([order(1_500, 900)], [card, noodles])).toEqual([
    { kind: 2, id: "noodles", amount: 900 },
    { kind: 1, id: "card", amount: 600 },
  ]);
});

it("leaves what they do not cover", () => {
  expect(storedTotal(storedParts([order(5_000, 0)], [card]))).toBe(3_100);
});

it("leaves nothing so small that it could not be paid otherwise", () => {
  expect(storedParts([order(3_101, 0)], [card])).toEqual([{ kind: 1, id: "card", amount: 3_099 }]);
});

it("names none that pays nothing", () => {
  expect(storedParts([order(600, 0)], [noodles])).toEqual([]);
  expect(storedParts([order(600, 0)], [{ ...card, store_id: "cafe" }])).toEqual([]);
});
