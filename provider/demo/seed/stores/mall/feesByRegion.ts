import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { carrierRegions, prefectures } from "#provider/places/prefectures.ts";

type Region =
  | "hokkaido"
  | "northTohoku"
  | "southTohoku"
  | "kanto"
  | "shinetsu"
  | "hokuriku"
  | "chubu"
  | "kansai"
  | "chugoku"
  | "shikoku"
  | "kyushu"
  | "okinawa";

/** A shop's fees for the 47 prefectures, in yen a parcel; a region that is left out is not shipped to. */
export function feesByRegion(
  fees: Partial<Record<Region, number>>,
  added: { readonly chilled: number; readonly frozen: number } = { chilled: 330, frozen: 440 },
): ShopShipping["fees"] {
  const given: Readonly<Record<string, number>> = fees;
  return prefectures.map(({ code, name }) => {
    const region = carrierRegions.find(({ codes }) => codes.includes(code));
    const fee = region === undefined ? undefined : given[region.id];
    return {
      prefecture: name.ja,
      is_shipped_to: fee === undefined ? 0 : 1,
      fee: fee ?? 0,
      chilled_fee: added.chilled,
      frozen_fee: added.frozen,
    };
  });
}
