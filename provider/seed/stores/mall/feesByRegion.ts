import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { prefectures } from "#provider/places/prefectures.ts";

/** The regions that carriers price by, with the JIS numbers of their prefectures. */
const regions = {
  hokkaido: [1],
  northTohoku: [2, 3, 5],
  southTohoku: [4, 6, 7],
  kanto: [8, 9, 10, 11, 12, 13, 14, 19],
  shinetsu: [15, 20],
  hokuriku: [16, 17, 18],
  chubu: [21, 22, 23, 24],
  kansai: [25, 26, 27, 28, 29, 30],
  chugoku: [31, 32, 33, 34, 35],
  shikoku: [36, 37, 38, 39],
  kyushu: [40, 41, 42, 43, 44, 45, 46],
  okinawa: [47],
} as const satisfies Record<string, readonly number[]>;

type Region = keyof typeof regions;
const names = Object.keys(regions).filter((name): name is Region => name in regions);

/** A shop's fees for the 47 prefectures, in yen a parcel; a region that is left out is not shipped to. */
export function feesByRegion(
  fees: Partial<Record<Region, number>>,
  added: { readonly chilled: number; readonly frozen: number } = { chilled: 330, frozen: 440 },
): ShopShipping["fees"] {
  return prefectures.map(({ code, name }) => {
    const region = names.find((one) => regions[one].some((number) => number === Number(code)));
    const fee = region === undefined ? undefined : fees[region];
    return {
      prefecture: name.ja,
      is_shipped_to: fee === undefined ? 0 : 1,
      fee: fee ?? 0,
      chilled_fee: added.chilled,
      frozen_fee: added.frozen,
    };
  });
}
