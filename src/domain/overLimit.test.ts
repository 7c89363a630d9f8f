import { expect, it } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import { overLimit } from "./overLimit.ts";

const offer = {
  special_id: "fair",
  kind: "activity",
  receive_from: null,
  receive_until: null,
  limit_per_person: 3,
} as const;
const line = (number: number, said: Partial<CartLine> = {}) => ({
  goods_id: "bento",
  option_value: [],
  number,
  price: 350,
  offer,
  ...said,
});

it("an offer's limit counts all lines of its goods together", () => {
  expect(overLimit([line(3)])).toEqual([]);
  expect(
    overLimit([line(2), line(2, { option_value: ["egg"] }), line(1, { option_value: ["nori"] })]),
  ).toEqual([
    { goods_id: "bento", option_value: ["egg"], reason: "limit", left: 1, price: 350 },
    { goods_id: "bento", option_value: ["nori"], reason: "limit", left: 0, price: 350 },
  ]);
});

it("lines without an offer, and offers without a limit, have none", () => {
  const { offer: _, ...plain } = line(99);
  expect(overLimit([plain, line(99, { offer: { ...offer, limit_per_person: -1 } })])).toEqual([]);
});
