import type { Localized } from "#provider/db/tables/columns.ts";
import { words } from "#provider/demo/seed/words.ts";

/** A city as addresses begin, or in English end, with it. */
export interface City {
  /** In Japanese, as addresses write it. */
  readonly prefecture: string;
  readonly name: Localized;
  /** Of its phones. */
  readonly areaCode: string;
  /** Apart from those of other cities: in phones and registrations. */
  readonly series: number;
}

export const tokyoCity: City = {
  prefecture: "東京都",
  name: words("東京都", "东京都", "Tokyo", "東京都", "도쿄도"),
  areaCode: "03",
  series: 1100,
};
export const osakaCity: City = {
  prefecture: "大阪府",
  name: words("大阪府大阪市", "大阪府大阪市", "Osaka", "大阪府大阪市", "오사카부 오사카시"),
  areaCode: "06",
  series: 1200,
};
export const kyotoCity: City = {
  prefecture: "京都府",
  name: words("京都府京都市", "京都府京都市", "Kyoto", "京都府京都市", "교토부 교토시"),
  areaCode: "075",
  series: 1300,
};
export const fukuokaCity: City = {
  prefecture: "福岡県",
  name: words("福岡県福岡市", "福冈县福冈市", "Fukuoka", "福岡縣福岡市", "후쿠오카현 후쿠오카시"),
  areaCode: "092",
  series: 1400,
};
export const sapporoCity: City = {
  prefecture: "北海道",
  name: words("北海道札幌市", "北海道札幌市", "Sapporo, Hokkaido", "北海道札幌市", "홋카이도 삿포로시"),
  areaCode: "011",
  series: 1500,
};
