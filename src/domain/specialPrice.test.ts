import { expect, test } from "vitest";
import { specialPrice } from "./specialPrice.ts";

const cake = { price: 990, totalPrice: 940, discount_type: 2, discount_price: 50 } as const;

test("an offer's discount stands in place of the goods' own, and is not added to it", () => {
  expect(specialPrice(cake, { discount_type: 1, discount_price: 15 })).toEqual({
    price: 990,
    totalPrice: 842,
    discount_type: 1,
    discount_price: 15,
  });
  expect(specialPrice(cake, { discount_type: 2, discount_price: 200 }).totalPrice).toBe(790);
});

test("an offer without one of its own leaves the goods their price", () => {
  expect(specialPrice(cake, { discount_type: 1, discount_price: 0 })).toBe(cake);
});
