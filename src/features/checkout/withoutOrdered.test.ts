import { describe, expect, it } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import { withoutOrdered } from "./withoutOrdered.ts";

const line = (goods_id: string, number: number): CartLine =>
  ({ goods_id, option_value: [], number, price: 100 }) as unknown as CartLine;
const request = { lines: [{ goods_id: "ramen", option_value: [], number: 2, price: 100 }] };

describe("a cart whose order has arrived", () => {
  it("keeps what was added since, and what was ordered less of", () => {
    const left = withoutOrdered([line("ramen", 3), line("gyoza", 1)], request);
    expect(left.map(({ goods_id, number }) => [goods_id, number])).toEqual([
      ["ramen", 1],
      ["gyoza", 1],
    ]);
  });

  it("is empty when all of it was ordered", () => {
    expect(withoutOrdered([line("ramen", 2)], request)).toEqual([]);
  });
});
