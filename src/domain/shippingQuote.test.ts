import { describe, expect, it } from "vitest";
import { missingForFree } from "./missingForFree.ts";
import { parcelsOf, type Shipped } from "./parcelsOf.ts";
import { shippingQuote } from "./shippingQuote.ts";

const fee = (prefecture: string, yen: number, is_shipped_to: 0 | 1 = 1) => ({
  prefecture,
  is_shipped_to,
  fee: yen,
  chilled_fee: 300,
  frozen_fee: 500,
});
const rules = {
  fees: [fee("京都府", 700), fee("東京都", 800), fee("沖縄県", 1900), fee("北海道", 0, 0)],
  freeprice: 5_000,
  is_island_excepted: 1,
  parcel_grams: 10_000,
} as const;
const kyoto = { prefecture: "京都府", postal_code: "6110021" };
const piece = (changes: Partial<Shipped> = {}): Shipped => ({
  temperature: "ambient",
  weight_grams: 1_000,
  number: 1,
  ...changes,
});
const quote = (pieces: Shipped[], to = kyoto, goods_subtotal = 1_000) =>
  shippingQuote(rules, { pieces, goods_subtotal }, to);

describe("parcels", () => {
  it("are as many as the begun weights of what travels alike", () => {
    const count = (...pieces: Shipped[]) => parcelsOf(pieces, 10_000);
    expect(count()).toEqual({ ambient: 0, chilled: 0, frozen: 0 });
    expect(count(piece({ number: 10 }))).toMatchObject({ ambient: 1 });
    expect(count(piece({ number: 10 }), piece({ weight_grams: 1 }))).toMatchObject({ ambient: 2 });
    expect(
      count(piece(), piece({ temperature: "chilled" }), piece({ temperature: "frozen", number: 25 })),
    ).toEqual({ ambient: 1, chilled: 1, frozen: 3 });
    expect(count(piece({ weight_grams: 0 }))).toMatchObject({ ambient: 1 });
  });
});

describe("shipping", () => {
  it("costs the prefecture's fee for each parcel", () => {
    expect(quote([piece()])).toEqual({
      is_shipped_to: 1,
      fee: 700,
      parcels: 1,
      is_island: 0,
      missing_for_free: 4_000,
    });
    expect(quote([piece({ number: 21 })])).toMatchObject({ fee: 2_100, parcels: 3 });
    expect(quote([piece()], { prefecture: "沖縄県", postal_code: "9000001" })).toMatchObject({
      fee: 1_900,
      is_island: 0,
    });
  });

  it("costs more for each chilled and each frozen parcel", () => {
    const cold = [piece({ temperature: "chilled", number: 11 }), piece({ temperature: "frozen" })];
    expect(quote(cold)).toMatchObject({ fee: 3 * 700 + 2 * 300 + 500, parcels: 3 });
  });

  it("is free from the threshold on, to the yen", () => {
    expect(quote([piece()], kyoto, 4_999)).toMatchObject({ fee: 700, missing_for_free: 1 });
    expect(quote([piece({ temperature: "frozen" })], kyoto, 5_000)).toMatchObject({
      fee: 0,
      missing_for_free: 0,
    });
    const never = { ...rules, freeprice: 0 };
    expect(shippingQuote(never, { pieces: [piece()], goods_subtotal: 90_000 }, kyoto)).toMatchObject({
      fee: 700,
      missing_for_free: 0,
    });
  });

  it("is never free to a remote island, unless the shop makes no exception", () => {
    const island = { prefecture: "東京都", postal_code: "1002101" };
    expect(quote([piece()], island, 9_000)).toMatchObject({ fee: 800, is_island: 1, missing_for_free: 0 });
    const generous = { ...rules, is_island_excepted: 0 } as const;
    expect(shippingQuote(generous, { pieces: [piece()], goods_subtotal: 9_000 }, island)).toMatchObject({
      fee: 0,
      is_island: 1,
    });
  });

  it("does not go where the shop does not ship, nor to what is no prefecture", () => {
    expect(quote([piece()], { prefecture: "北海道", postal_code: "0600000" }, 9_000)).toMatchObject({
      is_shipped_to: 0,
      fee: 0,
    });
    expect(quote([piece()], { prefecture: "Kyoto", postal_code: "6110021" })).toMatchObject({
      is_shipped_to: 0,
    });
  });
});

it("tells what is missing for free shipping, and nothing where it never is", () => {
  expect([missingForFree(5_000, 1_200), missingForFree(5_000, 6_000), missingForFree(0, 100)]).toEqual([
    3_800, 0, 0,
  ]);
});
