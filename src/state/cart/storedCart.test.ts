import { describe, expect, it } from "vitest";
import { someLine } from "#state/testing/someLine.ts";
import { parseCart } from "./storedCart.ts";

describe("a stored cart", () => {
  it("is read to the letter", () => {
    const lines = [
      someLine("ramen"),
      someLine("beer", { number: 3, option_value: ["cold"], option_name: "Cold" }),
    ];
    expect(parseCart(JSON.stringify(lines))).toEqual(lines);
  });

  it("loses a broken line and no other", () => {
    const whole = someLine("ramen");
    const broken = [
      { ...whole, number: 0 },
      { ...whole, price: -1 },
      { ...whole, goods_detail: null },
      null,
      7,
    ];
    expect(parseCart(JSON.stringify([...broken, whole]))).toEqual([whole]);
  });

  it.each(["", "{", "null", "{}", '"cart"'])("is empty when %s is stored", (text) => {
    expect(parseCart(text)).toEqual([]);
  });
});
