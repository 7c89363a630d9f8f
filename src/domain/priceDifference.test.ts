import { expect, test } from "vitest";
import { billOf } from "./bill.ts";
import { priceDifference } from "./priceDifference.ts";

const bill = billOf({
  lines: [{ list: 1000, unit: 900, number: 1, tax_class: "food" }],
  cover: { is_tea_money: 0, tea_money: 0, people: 1 },
  rates: { food: 10, alcohol: 10, goods: 10 },
});

test("the shown total that agrees lets the order pass", () => {
  expect(priceDifference(900, bill)).toBeNull();
});

test.each([899, 901, 0])("%d yen shown for 900 stops the order with both", (shown_total) => {
  expect(priceDifference(shown_total, bill)).toEqual({ shown_total, bill });
});
