import { expect, it } from "vitest";
import { shippingQuote } from "#domain/delivery/shipping.ts";
import { postalAreas } from "#provider/places/postalAreas.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import { feesByRegion, readShop } from "#provider/demo/seed/stores/mallShops.ts";
import { destinationIn } from "./shipping.ts";

const tea = readShop("tea");
const piece = { temperature: "ambient", weight_grams: 100, number: 1 } as const;
const cake = { ...piece, temperature: "chilled" } as const;
const quote = (prefecture: string, fees = tea.shipping?.fees ?? []) =>
  shippingQuote(
    { fees, freeprice: 0, is_island_excepted: 1, parcel_grams: 10_000 },
    { pieces: [piece, cake], goods_subtotal: 1_000 },
    { prefecture, postal_code: "0000000" },
  );

it("every prefecture has its fee, Okinawa its own, and the shop's own region the least", () => {
  const fees = prefectures.map(({ name }) => quote(name.ja));
  expect(fees).toHaveLength(47);
  expect(fees.filter(({ fee, is_shipped_to }) => is_shipped_to === 0 || fee === 0)).toEqual([]);
  const yen = fees.map(({ fee }) => fee);
  expect(quote("沖縄県").fee).toBe(Math.max(...yen));
  expect(quote("京都府").fee).toBe(Math.min(...yen));
});

it("a region that is left out is not shipped to, and all the others are", () => {
  const fees = feesByRegion({ kanto: 800, okinawa: 1_900 });
  const shipped = prefectures.filter(({ name }) => quote(name.ja, fees).is_shipped_to === 1);
  expect(shipped.map(({ name }) => name.ja)).toEqual([
    "茨城県",
    "栃木県",
    "群馬県",
    "埼玉県",
    "千葉県",
    "東京都",
    "神奈川県",
    "山梨県",
    "沖縄県",
  ]);
});

it("a postal code says which prefecture it is; one that nobody knows leaves it to what was written", () => {
  expect(postalAreas("9000006")[0]?.prefecture).toBe("沖縄県");
  expect(destinationIn({ postal_code: "9000006", prefecture: "東京都" }).prefecture).toBe("沖縄県");
  expect(destinationIn({ postal_code: "1050011", prefecture: "東京都" }).prefecture).toBe("東京都");
  expect(destinationIn({ postal_code: "0000000", prefecture: "京都府" }).prefecture).toBe("京都府");
});
