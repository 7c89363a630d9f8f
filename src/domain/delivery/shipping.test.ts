import { describe, expect, it } from "vitest";
import {
  deliveryDays,
  missingForFree,
  parcelsOf,
  remoteIsland,
  type Shipped,
  shippingQuote,
} from "./shipping.ts";

describe("shipping quote", () => {
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
        free_from: 5_000,
        shares: [{ temperature: "ambient", parcels: 1, fee: 700 }],
      });
      expect(quote([piece({ number: 21 })])).toMatchObject({ fee: 2_100, parcels: 3 });
      expect(quote([piece()], { prefecture: "沖縄県", postal_code: "9000001" })).toMatchObject({
        fee: 1_900,
        is_island: 0,
      });
    });

    it("costs more for each chilled and each frozen parcel", () => {
      const cold = [piece({ temperature: "chilled", number: 11 }), piece({ temperature: "frozen" })];
      expect(quote(cold)).toMatchObject({
        fee: 3 * 700 + 2 * 300 + 500,
        parcels: 3,
        shares: [
          { temperature: "chilled", parcels: 2, fee: 2_000 },
          { temperature: "frozen", parcels: 1, fee: 1_200 },
        ],
      });
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
});

describe("remote islands", () => {
  it.each([
    ["1002101", "東京都小笠原村父島"],
    ["1001401", "東京都八丈町"],
    ["1000101", "東京都大島町"],
    ["1000301", "東京都利島村"],
    ["8170013", "長崎県対馬市"],
    ["8530015", "長崎県五島市"],
    ["8115135", "長崎県壱岐市"],
    ["8940027", "鹿児島県奄美市"],
    ["8919301", "鹿児島県与論町"],
    ["8914311", "鹿児島県屋久島町"],
    ["9070004", "沖縄県石垣市"],
    ["9060012", "沖縄県宮古島市"],
    ["9013124", "沖縄県久米島町"],
    ["9520011", "新潟県佐渡市"],
    ["0971201", "北海道礼文町"],
    ["6850013", "島根県隠岐の島町"],
    ["7614432", "香川県小豆島町"],
    ["9980281", "山形県酒田市飛島"],
  ])("knows %s, %s", (postal_code) => {
    expect(remoteIsland(postal_code)).toBe(true);
  });

  it.each([
    ["1000001", "東京都千代田区"],
    ["1000014", "東京都千代田区永田町"],
    ["1006001", "霞が関ビル"],
    ["9000001", "沖縄県那覇市"],
    ["9050011", "沖縄県名護市"],
    ["8900001", "鹿児島県鹿児島市"],
    ["8500001", "長崎県長崎市"],
    ["8570001", "長崎県佐世保市"],
    ["0600000", "北海道札幌市"],
    ["7600001", "香川県高松市"],
    ["4130001", "静岡県熱海市"],
    ["7422101", "山口県周防大島町、橋がある"],
    ["8630001", "熊本県天草市、橋がある"],
  ])("leaves out %s, %s", (postal_code) => {
    expect(remoteIsland(postal_code)).toBe(false);
  });
});

describe("delivery days", () => {
  const shop = { transit_days: 2, days_ahead: 14 };

  it("begins once the slowest goods have been on their way, over the end of a month and a year", () => {
    const days = deliveryDays("2026-12-28", shop, [{ ships_within_days: 1 }, { ships_within_days: 3 }]);
    expect(days).toEqual({ delivery_from: "2027-01-02", delivery_until: "2027-01-15" });
  });

  it("leaves one day where the shop lets nobody choose", () => {
    expect(
      deliveryDays("2026-11-21", { transit_days: 1, days_ahead: 0 }, [{ ships_within_days: 1 }]),
    ).toEqual({
      delivery_from: "2026-11-23",
      delivery_until: "2026-11-23",
    });
  });
});
